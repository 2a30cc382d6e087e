import type { grants as english } from '../en/grants.ts';

export const grants: Record<keyof typeof english, string> = {
  'grant-without-day':
    'heeft geen dag waarop ze opent of sluit: de pagina’s zouden altijd zeggen dat ze open is. Vul een datum in.',
  'grant-two-ends': '"Tot en met" en "Gesloten vanaf" zeggen hetzelfde. Houd een van beide.',
  'grant-not-a-date':
    '{name} is geen datum: de pagina zou niet weten of de premie open is. Schrijf de naam van een datum.',
  'grant-without-review':
    'Geen van de gegevens van deze premie heeft een datum om ze na te kijken. Geef ze "Nagekeken op" en "Na te kijken voor".',
  'grant-region':
    '{name} is een gegeven van een ander gewest: het bord zou tonen wat niemand daar krijgt. Kies een gegeven van dit gewest.',
  'grant-said':
    '"{text}": maar {names} is {state}. Herschrijf deze zin, of wijzig de stand met "De stand van een premie".',
};
