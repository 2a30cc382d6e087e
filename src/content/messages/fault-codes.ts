/** Messages about brands and fault codes. */
export const faultCodeMessages = {
  'family-document': {
    en: 'a family has either a document or notFound. Visitors would not know who says what a code means. Write one of the two.',
    fr: 'Une famille a soit un document, soit la phrase « Pas de document ». Gardez l’un des deux.',
    nl: 'Een familie heeft ofwel een document, ofwel de zin "Geen document". Houd een van beide.',
  },
  'not-found-verdict': {
    en: 'notFound belongs to manualVerdict: not-found, and to no other. Visitors would not know where a meaning comes from. Write the words in both languages, or remove them.',
    fr: '« Pas de document » va avec l’avis « absent des documents », et avec lui seul. Ajoutez l’un ou supprimez l’autre.',
    nl: '"Geen document" hoort bij "niet in de documenten", en alleen daarbij. Voeg het ene toe of verwijder het andere.',
  },
  'family-unknown': {
    en: 'no family has id {id}. Nobody would find the code under its boiler. Write one of {known}, or add the family.',
    fr: 'La famille « {id} » n’existe pas pour cette marque. Choisissez-en une : {known}. Ou ajoutez-la d’abord dans « Familles ».',
    nl: 'De familie "{id}" bestaat niet voor dit merk. Kies er een: {known}. Of voeg ze eerst toe bij "Families".',
  },
  'spelling-taken': {
    en: '{spelling} is also code "{code}" of family {family}; case, spaces and punctuation do not count. Visitors would read one of two meanings. Write each spelling once in a family.',
    fr: '« {spelling} » figure déjà au code « {code} » de la famille {family} (majuscules, espaces et points ne comptent pas). Écrivez chaque graphie une seule fois par famille.',
    nl: '"{spelling}" staat al bij code "{code}" van familie {family} (hoofdletters, spaties en punten tellen niet). Schrijf elke schrijfwijze één keer per familie.',
  },
  'severity-unsafe': {
    en: '{severity} is unsafe here. self is for subject pressure with firstCheck gauge and a document, once for flame or reset; danger has firstCheck none. Visitors would touch a boiler that they must leave alone. Write technician, or danger with none.',
    fr: 'Ce n’est pas sûr pour ce code. Soi-même : seulement la pression, avec le manomètre et une notice. Un essai : seulement la flamme ou le réarmement. Danger : rien à regarder d’abord. Choisissez « Pour un technicien », ou « Danger » avec « Rien ».',
    nl: 'Dat is niet veilig voor deze code. Zelf: alleen druk, met de drukmeter en een handleiding. Eén poging: alleen vlam of herstarten. Gevaar: niets eerst te bekijken. Kies "Voor een technicus", of "Gevaar" met "Niets".',
  },
  'verdict-documented': {
    en: 'not-found, but the code is under codes. The page would hide what a document says. Write agrees, contradicts or not-compared, and remove notFound.',
    fr: 'Ce code est documenté plus bas, dans « Codes ». Dites si « La notice dit la même chose » ou « autre chose », ou que « Personne ne l’a encore comparé à la notice », et supprimez « Pas de document ».',
    nl: 'Deze code staat verderop bij "Codes". Zeg of "De handleiding zegt hetzelfde" of "iets anders", of kies "Nog niet vergeleken met de handleiding", en verwijder "Geen document".',
  },
  'verdict-undocumented': {
    en: '{manualVerdict}, but no document has the code. The page would name none. Add the code under codes with a family that has a document, or write not-found with the words under notFound.',
    fr: 'Aucun document n’est connu pour ce code. Ajoutez-le dans « Codes » avec une famille qui a un document, ou choisissez « absent des documents » et remplissez « Pas de document ».',
    nl: 'Er is geen document bekend voor deze code. Voeg ze toe bij "Codes" met een familie die een document heeft, of kies "niet in de documenten" en vul "Geen document" in.',
  },
  'severity-unconfirmed': {
    en: 'The advice allows a resident something ({severity}) with manualVerdict {manualVerdict}. Visitors would act on a meaning that no document confirms. Choose an advice that leads to a call: gauge, flame, sensor, fan, flue, overheat or gas.',
    fr: 'Aucun document ne confirme ce sens : le visiteur ne doit pas agir. Choisissez un conseil qui mène à un appel.',
    nl: 'Geen document bevestigt deze betekenis: de bezoeker mag niets doen. Kies een raad die naar een telefoontje leidt.',
  },
  'severity-mild': {
    en: 'The advice is {severity}, but "{meaning}" under codes is {strictest}. It would be unsafe on these boilers. Choose an advice that is {strictest}.',
    fr: 'Dans « Codes », « {meaning} » demande plus de prudence ({strictest}). Choisissez ici un conseil aussi prudent.',
    nl: 'Bij "Codes" vraagt "{meaning}" meer voorzichtigheid ({strictest}). Kies hier een even voorzichtige raad.',
  },
  'code-unexplained': {
    en: 'the code "{code}" of {file} is not explained. Visitors who read it on their boiler would not find it. Add it in both languages, or remove it there.',
    fr: 'Le code « {code} » est parmi les « Codes expliqués sur la page de la marque » ({file}), mais la page ne l’explique pas. Ajoutez-le ici dans les deux langues, ou retirez-le là-bas.',
    nl: 'Code "{code}" staat bij "Codes die de merkpagina uitlegt" ({file}), maar de pagina legt ze niet uit. Voeg ze hier toe in beide talen, of haal ze daar weg.',
  },
  'code-unknown': {
    en: '"{code}" is not under codesOnBrandPage of {file}. Visitors would not know whether they may touch the boiler. Write the code as that file has it.',
    fr: 'Le code « {code} » n’est pas parmi les « Codes expliqués sur la page de la marque » ({file}). Retirez-le ici et ajoutez-le avec le bouton « Un code d’erreur », qui écrit les deux ; ou écrivez-le comme là.',
    nl: 'Code "{code}" staat niet bij "Codes die de merkpagina uitlegt" ({file}). Haal ze hier weg en voeg ze toe met de knop "Een foutcode", die beide schrijft; of schrijf ze zoals daar.',
  },
  'code-not-displayable': {
    en: 'the display in the drawing cannot show "{code}". It has seven segments for each of at most three characters. Write the code as the boiler shows it, and shorter where it is longer.',
    fr: 'L’écran dessiné ne peut pas montrer le code « {code} » : il a trois signes de sept segments. Écrivez le code comme la chaudière l’affiche, en trois signes au plus.',
    nl: 'Het getekende scherm kan code "{code}" niet tonen: het heeft drie tekens van zeven segmenten. Schrijf de code zoals de ketel ze toont, in hoogstens drie tekens.',
  },
} as const;
