/** Messages about facts: values, units, prices, formulas, reviews; and grants, which name facts. */
export const factMessages = {
  'fact-value': {
    en: '{value} is not a value of this fact. Pages would print something wrong, and totals are computed from it. Write a number as 159 or 159.50, an amount above zero; a range as [200, 350], the lower one first; where the unit is text or phone, a text between quotes or { fr: …, nl: … }.',
    fr: '« {value} » n’est pas possible ici : les pages l’afficheraient, et les totaux en sont calculés. Écrivez un nombre sans lettres ni signe, au-dessus de zéro pour un prix ; une fourchette du plus bas au plus haut ; ou, si l’unité est un texte ou un téléphone, un texte.',
    nl: '"{value}" kan hier niet: de pagina’s zouden het tonen, en totalen worden eruit berekend. Schrijf een getal zonder letters of teken, boven nul voor een prijs; een vork van laag naar hoog; of een tekst, als de eenheid een tekst of telefoon is.',
  },
  'fact-thousands-point': {
    en: '{written} is read as {read}, because the point is before the decimals. Pages would print a wrong number. Write {meant}, or two digits after the point.',
    fr: '{written} est lu comme {read} : le point y est un signe décimal. Écrivez {meant}, ou deux chiffres derrière le point.',
    nl: '{written} wordt als {read} gelezen: de punt is een decimaalteken. Schrijf {meant}, of twee cijfers na de punt.',
  },
  'next-misplaced': {
    en: 'is for a price (a fact with vat:) or a value with a formula:, beside its value:. A law, a rate or a grant is looked up on the day on which it changes: delete it, and set reviewBy to that day.',
    fr: '« Prochaine valeur » ne vaut que pour un prix, à côté de sa « Valeur ». Une règle ou une prime se vérifie le jour où elle change. Supprimez-la et mettez ce jour dans « À revoir avant le ».',
    nl: '"Volgende waarde" is alleen voor een prijs, naast zijn "Waarde". Een regel of premie kijkt u na op de dag waarop ze verandert. Verwijder ze en zet die dag bij "Na te kijken voor".',
  },
  'price-without-regime': {
    en: 'a price without VAT needs a regime. Its total with VAT could not be computed. Write regime: service, check, boiler or heat-pump.',
    fr: 'Un prix hors TVA doit dire quels taux de TVA valent, sinon le total ne se calcule pas. Ajoutez « Taux de TVA ».',
    nl: 'Een prijs zonder btw moet zeggen welke btw-tarieven gelden, anders is er geen totaal. Voeg "Btw-tarieven" toe.',
  },
  'code-fact-missing': {
    en: 'code needs the fact {name}, as {needed}. Pages compute with it. Put it back into content/facts/.',
    fr: 'Le site calcule avec la donnée {name}. Remettez-la, avec une valeur de la même sorte qu’avant.',
    nl: 'De site rekent met het gegeven {name}. Zet het terug, met een waarde van dezelfde soort als voordien.',
  },
  'formula-missing': {
    en: 'has no formula. Its value would become wrong when a price changes. Write formula: and how it is computed, or begin its source with "example".',
    fr: 'Cette valeur vient d’un prix, mais sans calcul : elle deviendrait fausse quand le prix change. Écrivez son calcul dans « Formule ».',
    nl: 'Deze waarde komt van een prijs, maar zonder berekening: ze zou fout worden als de prijs verandert. Schrijf de berekening bij "Formule".',
  },
  'formula-invalid': {
    en: 'formula: "{text}" cannot be computed. The value could not be checked. Write names of other facts with a number or a range, and numbers, with + - × or / between them, each with a space before and behind it.',
    fr: 'Le calcul « {text} » n’est pas possible. Écrivez des noms d’autres données qui sont des nombres, et des nombres, avec + - × ou / entre eux, une espace de chaque côté.',
    nl: 'De berekening "{text}" kan niet. Schrijf namen van andere gegevens die getallen zijn, en getallen, met + - × of / ertussen, telkens met een spatie ervoor en erna.',
  },
  'formula-wrong': {
    en: 'is {value}, but {formula} makes {expected}. Readers would see a wrong value. Write {expected}.',
    fr: 'Cette valeur se calcule à partir d’autres : elle est {value} et doit être {expected}.',
    nl: 'Deze waarde wordt uit andere berekend: ze is {value} en moet {expected} zijn.',
  },
  'formula-wrong-from': {
    en: 'is {value}, but from {day} on {formula} makes {expected}. Readers would see a wrong value from that day on. Write next: { from: {day}, value: {expected} }.',
    fr: 'À partir du {day}, cette valeur doit être {expected}, car elle se calcule à partir du prix. Ajoutez-la comme prochaine valeur.',
    nl: 'Vanaf {day} moet deze waarde {expected} zijn, want ze wordt uit de prijs berekend. Voeg ze toe als volgende waarde.',
  },
  'fact-implausible': {
    en: '{value} is outside of {low} to {high}, where such a value usually is. Pages, sums and search engines would show it. Compare it with its source ({source}) or an earlier version, and correct it. If it is right, add a line for this fact with the day on which you saw that, as confirmed: 2026-02-21.',
    fr: '{value} n’est pas entre {low} et {high}, où une telle valeur se trouve d’habitude. Comparez-la à sa source. Est-elle juste ? Enregistrez, et dites oui.',
    nl: '{value} ligt niet tussen {low} en {high}, waar zo’n waarde meestal ligt. Vergelijk ze met haar bron. Klopt ze? Bewaar, en zeg ja.',
  },
  'end-without-until': {
    en: 'is not {value}, as value: says. Pages would say afterwards that it still applies, or end it too early. Compare both with their source or an earlier version in Git, and write the right day in both.',
    fr: 'Le dernier jour n’est pas le {value}, comme la valeur le dit : les pages diraient trop longtemps ou trop peu que cela vaut. Écrivez le jour juste dans les deux.',
    nl: 'De laatste dag is niet {value}, zoals de waarde zegt: de pagina’s zouden te lang of te kort zeggen dat het geldt. Schrijf de juiste dag in beide.',
  },
  'vat-swapped': {
    en: 'is {older} in older homes and {younger} in younger ones. No work has a higher VAT rate in an older home. Swap the two.',
    fr: 'donne {older} au logement ancien et {younger} au récent : aucun travail n’a un taux de TVA plus haut dans l’ancien. Échangez les deux.',
    nl: 'geeft {older} voor een oudere woning en {younger} voor een jongere: geen werk heeft een hoger btw-tarief in een oudere. Wissel de twee.',
  },
  'grant-days': {
    en: 'needs a day on which it opens (from) or closes, and at most one of until (last day) and closedFrom (first day without it). Pages would say for ever that it is open, or not know which holds. Write the names of dates.',
    fr: 'Il faut une date d’ouverture ou de fermeture, et une seule de « Ouverte jusqu’au » et « Fermée depuis » : les pages la diraient ouverte pour toujours, ou se contrediraient.',
    nl: 'Er is een dag van opening of sluiting nodig, en maar één van "Open tot en met" en "Gesloten sinds": de pagina’s zouden zeggen dat ze altijd open is, of elkaar tegenspreken.',
  },
  'grant-state-contradicted': {
    en: 'says "{text}", but {names} is {state} (content/grants.yaml): visitors would count on what is not so. Rewrite the sentence; if it is right, correct the state.',
    fr: '« {text} » : or {names}, c’est {state} selon ses dates. Récrivez cette phrase, ou corrigez les dates avec « L’état d’une prime ».',
    nl: '"{text}": maar {names} is volgens zijn datums {state}. Herschrijf deze zin, of verbeter de datums met "De stand van een premie".',
  },
  'price-vat': {
    en: 'must have vat: {expected}, as the prices of this file or of its formula have. Pages would print it without VAT where it has it, or the other way round. Write vat: {expected}, and the amount accordingly.',
    fr: 'Ce prix se note vat: {expected}, comme ceux de ce fichier ou de son calcul : il aurait la TVA en trop ou en moins. Écrivez vat: {expected} et le montant qui va avec.',
    nl: 'Deze prijs krijgt vat: {expected}, zoals die van dit bestand of van zijn berekening: hij zou btw te veel of te weinig hebben. Schrijf vat: {expected} en het bedrag dat erbij hoort.',
  },
  'review-wrong': {
    en: 'the review is not whole. Nobody would notice that the fact is stale, or every page would say that it is being checked. reviewed and reviewBy belong together, with reviewBy later, by at most two years; such a fact names its authority, to which pages link. A law, a VAT rate or a grant has both; a former figure has neither.',
    fr: '« Vérifié le » et « À revoir avant le » vont ensemble, le second après le premier, deux ans plus tard au plus ; une telle donnée a une « Source officielle ». Une loi, un taux ou une aide a les deux ; un ancien chiffre n’a aucun des deux.',
    nl: '"Nagekeken op" en "Na te kijken voor" horen samen, het tweede na het eerste, hoogstens twee jaar later; zo’n gegeven heeft een "Officiële bron". Een wet, een tarief of steun heeft beide; een vroeger cijfer heeft geen van beide.',
  },
} as const;
