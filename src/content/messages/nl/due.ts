import type { due as english } from '../en/due.ts';

export const due: Record<keyof typeof english, string> = {
  'fact-stale':
    'Na te kijken sinds {reviewBy}: teksten die het noemen, zeggen dat. Kijk de bron na en pas beide datums aan.',
  'fact-ended':
    'Dit gegeven is op {until} geëindigd: de pagina’s laten de zinnen weg die het noemen. Herschrijf die zinnen en verwijder het gegeven, of schrijf een latere dag.',
  'grant-said-once':
    'De pagina zegt: "{text}". Maar volgens de datums is {names} nu {state}. Kijk het na en herschrijf deze zin.',
  'next-applies':
    'De nieuwe prijs geldt sinds {from}: de pagina’s tonen {value}. Zet hem bij "Waarde" en verwijder "Volgende waarde".',
  'security-text-expired':
    'Dit bestand is op {day} vervallen, want er is al een jaar niets veranderd. Kijk het e-mailadres van het bedrijf na; iets publiceren geeft het nog een jaar.',
  'sample-value': 'Verzonnen waarde. Schrijf de echte en haal haar naam uit de lijst "Nog verzonnen".',
  'reserved-value': '"{value}" is geen echte waarde. Schrijf de echte.',
  'samples-shown':
    'De site toont verzonnen werven, getuigenissen en platen; de wet verbiedt verzonnen beoordelingen. Vink dit uit: de pagina’s laten ze dan weg.',
  'sample-project': 'Verzonnen werf. Vervang ze door een echte, of verwijder ze.',
  'sample-customer':
    'Verzonnen klant; de wet verbiedt verzonnen beoordelingen. Vervang hem door een echte, of verwijder hem.',
  'placeholder-text': 'Voorlopige tekst ({missing}). Herschrijf hem en vink "Deze tekst is geschreven" aan.',
  'sample-sentence': 'Deze zin noemt iets verzonnen. Herschrijf hem als de echte gegevens er zijn.',
  'logo-not-asked': 'Geen logo. Vraag de toestemming van de fabrikant, of kies "geen".',
  'values-disagree':
    'Pagina’s spreken elkaar tegen: {values}. Geef overal dezelfde waarde, of verwijder dit gegeven.',
  'reviews-old':
    'Deze score is van {readOn}, meer dan een jaar geleden: de pagina’s laten ze weg. Lees ze opnieuw en pas score, aantal en datum aan.',
  'never-verified': 'Nooit nagekeken. Zoek de bron en noteer ze.',
  'copied-texts': '{copied} van de {total} teksten zijn nog die van het model. Herschrijf ze.',
};
