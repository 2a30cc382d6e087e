import type { grants as english } from '../en/grants.ts';

export const grants: Record<keyof typeof english, string> = {
  'grant-without-day':
    'heeft geen dag waarop ze opent of sluit: de pagina’s zouden altijd zeggen dat ze open is. Vul een datum in.',
  'grant-two-ends': '"Open tot en met" en "Gesloten sinds" zeggen hetzelfde. Houd een van beide.',
  'grant-not-a-date':
    '{name} is geen datum: de pagina zou niet weten of de premie open is. Schrijf de naam van een datum.',
  'grant-without-review':
    'Geen van de gegevens van deze premie heeft een datum om ze na te kijken. Geef ze "Nagekeken op" en "Na te kijken voor".',
  'grant-region':
    '{name} is een gegeven van een ander gewest: het bord zou tonen wat niemand daar krijgt. Kies een gegeven van dit gewest.',
  'grant-kind':
    'zegt "premie", maar {name} gaat over een lening: bezoekers zouden geld verwachten dat ze moeten terugbetalen. Kies de lening, of gegevens van een premie.',
  'loan-kind':
    'zegt "lening", maar geen van zijn gegevens gaat over een lening: bezoekers zouden denken dat ze een premie moeten terugbetalen. Kies de premie, of gegevens van een lening.',
  'grant-not-an-amount':
    '{name} is een datum: het bord zou ze bij de bedragen tonen. Kies een bedrag, of zet ze op haar plaats.',
  'grant-said':
    '"{text}": maar {names} is volgens zijn datums {state}. Herschrijf deze zin, of verbeter de datums met "De stand van een premie".',
  'grant-order':
    '"{name}" opent op {first} en zou al op {last} eindigen: het bord zou het nooit tonen. Verbeter deze laatste dag, of de eerste: zoek "{name} open sinds".',
};
