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
  'fact-one-source': {
    en: 'a fact has exactly one of value, byPage and follows. Pages would not know which to print. Keep one of them.',
    fr: 'Une donnée a soit une valeur, soit une valeur par page, soit le nom de celle qu’elle suit. Gardez-en une.',
    nl: 'Een gegeven heeft ofwel een waarde, ofwel een waarde per pagina, ofwel de naam van wat het volgt. Houd er één.',
  },
  'fact-follows': {
    en: '"{name}" is not an entry of this file with a value. Sentences would have a gap. Write the name of such an entry, or value: in place of follows:.',
    fr: '« {name} » n’est pas une donnée de ce fichier avec une valeur. Écrivez le nom d’une autre, ou donnez une valeur.',
    nl: '"{name}" is geen gegeven van dit bestand met een waarde. Schrijf de naam van een ander, of geef een waarde.',
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
  'review-wrong': {
    en: 'the review is not whole. Nobody would notice that the fact is stale, or every page would say that it is being checked. reviewed and reviewBy belong together, with reviewBy later, by at most {years} years; such a fact names its authority, to which pages link. A former figure has neither.',
    fr: '« Vérifié le » et « À revoir avant le » vont ensemble, le second après le premier, {years} ans plus tard au plus ; une telle donnée a une « Source officielle ». Un ancien chiffre n’a aucun des deux.',
    nl: '"Nagekeken op" en "Na te kijken voor" horen samen, het tweede na het eerste, hoogstens {years} jaar later; zo’n gegeven heeft een "Officiële bron". Een vroeger cijfer heeft geen van beide.',
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
  'law-reviewed': {
    en: 'is {value}, but {name} was last reviewed on {reviewed}. Pages print this date as the day on which all laws, VAT rates and grants were checked. Write {reviewed}.',
    fr: 'Les pages montrent cette date pour toutes les règles, et l’une d’elles a été vérifiée le {reviewed}. Écrivez {reviewed}.',
    nl: 'De pagina’s tonen deze datum voor alle regels, en één ervan is op {reviewed} nagekeken. Schrijf {reviewed}.',
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
  'formula-amounts': {
    en: '{formula} has only amounts with vat: {expected}. Pages would print the result without VAT where it has it, or the other way round. Write vat: {expected}, or correct the formula.',
    fr: '{formula} n’a que des montants avec vat: {expected} : le résultat aurait la TVA en trop ou en moins. Écrivez vat: {expected}, ou corrigez la formule.',
    nl: '{formula} heeft alleen bedragen met vat: {expected}: het resultaat zou btw te veel of te weinig hebben. Schrijf vat: {expected}, of verbeter de formule.',
  },
  'price-vat': {
    en: 'a price of this file has vat: {expected}. Pages would print it without VAT where it has it, or the other way round. Write vat: {expected}, and the amount accordingly.',
    fr: 'Un prix de ce fichier se note vat: {expected} : les pages le montreraient sans TVA alors qu’il la comprend, ou l’inverse. Écrivez vat: {expected} et le montant qui va avec.',
    nl: 'Een prijs van dit bestand krijgt vat: {expected}: de pagina’s zouden hem zonder btw tonen terwijl ze erin zit, of omgekeerd. Schrijf vat: {expected} en het bedrag dat erbij hoort.',
  },
  'law-undated': {
    en: 'a law, a VAT rate or a grant without reviewed. Nobody would look again, and pages would go on saying what has changed. Write reviewed and reviewBy, or former: true.',
    fr: 'Cette loi, ce taux ou cette aide n’a pas de jour de vérification : personne ne reverrait la donnée, et les pages diraient ce qui a changé. Remplissez la dernière et la prochaine vérification.',
    nl: 'Deze wet, dit tarief of deze steun heeft geen dag van controle: niemand zou het gegeven nakijken, en de pagina’s zouden zeggen wat veranderd is. Vul de laatste en de volgende controle in.',
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
  'grant-region': {
    en: '{name} is a fact of another Region than {region}. The board would show what nobody gets there. Name a fact of this Region.',
    fr: '{name} est une donnée d’une autre Région : le tableau montrerait ce que personne n’y reçoit. Choisissez une donnée de celle-ci.',
    nl: '{name} is een gegeven van een ander gewest: het bord zou tonen wat niemand daar krijgt. Kies een gegeven van dit gewest.',
  },
  'grant-state-contradicted': {
    en: 'says "{text}", but {names} is {state} (content/grants.yaml): visitors would count on what is not so. Rewrite the sentence; if it is right, correct the state.',
    fr: '« {text} » : or {names}, c’est {state} selon ses dates. Récrivez cette phrase, ou corrigez les dates avec « L’état d’une prime ».',
    nl: '"{text}": maar {names} is volgens zijn datums {state}. Herschrijf deze zin, of verbeter de datums met "De stand van een premie".',
  },
  'grant-order': {
    en: 'is the end of {name}, which begins on {first}: it would end on {last}, before it begins, and the board would never show it. Correct this day, or the first one.',
    fr: '« {name} » ouvre le {first} et finirait déjà le {last} : le tableau ne le montrerait jamais. Corrigez ce dernier jour, ou le premier : cherchez « {name} depuis le ».',
    nl: '"{name}" opent op {first} en zou al op {last} eindigen: het bord zou het nooit tonen. Verbeter deze laatste dag, of de eerste: zoek "{name} open sinds".',
  },
} as const;
