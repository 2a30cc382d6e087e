/** Messages about brands and fault codes. */
export const faultCodeMessages = {
  'severity-unsafe': {
    en: '{severity} is unsafe here. self is for subject pressure with firstCheck gauge and a document, once for flame or reset; danger has firstCheck none. Visitors would touch a boiler that they must leave alone. Write technician, or danger with none.',
    fr: 'Ce n’est pas sûr pour ce code. Soi-même : seulement la pression, avec le manomètre et une notice. Un essai : seulement la flamme ou le réarmement. Danger : rien à regarder d’abord. Choisissez « Pour un technicien », ou « Danger » avec « Rien ».',
    nl: 'Dat is niet veilig voor deze code. Zelf: alleen druk, met de drukmeter en een handleiding. Eén poging: alleen vlam of herstarten. Gevaar: niets eerst te bekijken. Kies "Voor een technicus", of "Gevaar" met "Niets".',
  },
  'code-not-displayable': {
    en: 'the display in the drawing cannot show "{code}". It has seven segments for each of at most three characters. Write the code as the boiler shows it, and shorter where it is longer.',
    fr: 'L’écran dessiné ne peut pas montrer le code « {code} » : il a trois signes de sept segments. Écrivez le code comme la chaudière l’affiche, en trois signes au plus.',
    nl: 'Het getekende scherm kan code "{code}" niet tonen: het heeft drie tekens van zeven segmenten. Schrijf de code zoals de ketel ze toont, in hoogstens drie tekens.',
  },
  'verdict-wrong': {
    en: '{manualVerdict} does not fit the documents under codes. The page would hide what a document says, or name one that does not exist. If a document has the code, write agrees, contradicts or not-compared; if none has it, write not-found and the words for it under notFound, which no other verdict has.',
    fr: 'L’avis ne va pas avec les « Codes » : dites ce que dit la notice, ou que personne ne l’a encore comparé, si un document a ce code ; sinon choisissez « absent des documents » et remplissez « Pas de document », que rien d’autre n’a.',
    nl: 'Het oordeel past niet bij de "Codes": zeg wat de handleiding zegt, of dat niemand het vergeleek, als een document deze code heeft; kies anders "niet in de documenten" en vul "Geen document" in, dat bij niets anders hoort.',
  },
  'severity-mild': {
    en: 'the advice is {severity}, but by its documents ("{said}") the code is {strictest}. Visitors would touch a boiler that they must leave alone. Choose an advice that is {strictest}.',
    fr: 'Les documents de ce code demandent plus de prudence : « {said} ». Choisissez ici, selon ce dont il s’agit : {strictest}.',
    nl: 'De documenten van deze code vragen meer voorzichtigheid: “{said}”. Kies hier, naargelang waarover het gaat: {strictest}.',
  },
} as const;
