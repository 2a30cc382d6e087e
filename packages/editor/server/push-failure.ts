import type { Texts } from '../shared/values.ts';

/** Why the remote did not take a version, in plain words. */
export const pushFailure = (error: string): Texts => {
  const kept = {
    fr: 'La version est gardée sur cet ordinateur ; publiez de nouveau pour l’envoyer.',
    nl: 'De versie is bewaard op deze computer; publiceer opnieuw om ze te verzenden.',
  };
  const say = (fr: string, nl: string): Texts => ({ fr: `${fr} ${kept.fr}`, nl: `${nl} ${kept.nl}` });
  if (/non-fast-forward|fetch first|\[rejected\]/.test(error))
    return say(
      'Quelqu’un d’autre a publié entre-temps, et ses changements manquent ici. Demandez à votre programmeur de les réunir.',
      'Iemand anders heeft intussen gepubliceerd, en die wijzigingen ontbreken hier. Vraag uw programmeur om ze samen te voegen.',
    );
  if (/\[remote rejected\]|pre-receive|denied|protected/i.test(error))
    return say('Le serveur a refusé cette version.', 'De server heeft deze versie geweigerd.');
  if (/authentication|could not read (?:username|password)|permission/i.test(error))
    return say(
      'Le serveur ne vous a pas reconnu (nom ou mot de passe).',
      'De server herkende u niet (naam of wachtwoord).',
    );
  return say(
    'Le serveur est injoignable. Vérifiez la connexion à Internet.',
    'De server is onbereikbaar. Controleer de internetverbinding.',
  );
};
