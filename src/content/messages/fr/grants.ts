import type { grants as english } from '../en/grants.ts';

export const grants: Record<keyof typeof english, string> = {
  'grant-without-day':
    'n’a aucun jour d’ouverture ou de fermeture : les pages la diraient ouverte pour toujours. Indiquez une date.',
  'grant-two-ends': '« Ouverte jusqu’au » et « Fermée depuis » disent la même chose. Gardez l’un des deux.',
  'grant-not-a-date':
    '{name} n’est pas une date : la page ne saurait pas si la prime est ouverte. Écrivez le nom d’une date.',
  'grant-without-review':
    'Aucune des données de cette prime n’a de date à laquelle la revoir. Donnez-leur « Vérifié le » et « À revoir avant le ».',
  'grant-region':
    '{name} est une donnée d’une autre Région : le tableau montrerait ce que personne n’y reçoit. Choisissez une donnée de celle-ci.',
  'grant-kind':
    'dit « prime », mais {name} concerne un prêt : les visiteurs attendraient de l’argent qu’il faut rembourser. Choisissez le prêt, ou les données d’une prime.',
  'loan-kind':
    'dit « prêt », mais aucune de ses données ne concerne un prêt : les visiteurs croiraient devoir rembourser une prime. Choisissez la prime, ou les données d’un prêt.',
  'grant-not-an-amount':
    '{name} est une date : le tableau la montrerait parmi les montants. Choisissez un montant, ou mettez-la à sa place.',
  'grant-said':
    '« {text} » : or {names}, c’est {state} selon ses dates. Récrivez cette phrase, ou corrigez les dates avec « L’état d’une prime ».',
  'grant-order':
    '« {name} » ouvre le {first} et finirait déjà le {last} : le tableau ne le montrerait jamais. Corrigez ce dernier jour, ou le premier : cherchez « {name} depuis le ».',
};
