import type { faultCodes as english } from '../en/fault-codes.ts';

export const faultCodes: Record<keyof typeof english, string> = {
  'family-document':
    'Een familie heeft ofwel een document, ofwel de zin "Geen document". Houd een van beide.',
  'not-found-verdict':
    '"Geen document" hoort bij "niet in de documenten", en alleen daarbij. Voeg het ene toe of verwijder het andere.',
  'family-unknown':
    'De familie "{id}" bestaat niet voor dit merk. Kies er een: {known}. Of voeg ze eerst toe bij "Families".',
  'spelling-taken':
    '"{spelling}" staat al bij code "{code}" van familie {family} (hoofdletters, spaties en punten tellen niet). Schrijf elke schrijfwijze één keer per familie.',
  'self-undocumented':
    'Zonder document van de fabrikant mag de bewoner zelf niets doen. Noem het document van de familie, of kies "voor een technicus".',
  'self-unsafe':
    'De bewoner mag alleen water bijvullen, na een blik op de manometer. Kies "voor een technicus" of "gevaar", of het onderwerp "waterdruk" met "manometer".',
  'once-unsafe':
    'Een ketel die door een beveiliging is gestopt, start men niet opnieuw; alleen een verloren vlam mag één keer geprobeerd worden. Kies een raad die naar een telefoontje leidt.',
  'danger-check': 'Bij gevaar blijft men van de ketel weg. Kies "geen" bij "Eerst te bekijken".',
  'verdict-documented':
    'Deze code staat verderop bij "Codes". Kies "de documenten zijn het eens" of "een document zegt iets anders", en verwijder "Geen document".',
  'verdict-undocumented':
    'Er is geen document bekend voor deze code. Voeg ze toe bij "Codes" met een familie die een document heeft, of kies "niet in de documenten" en vul "Geen document" in.',
  'severity-unconfirmed':
    'Geen document bevestigt deze betekenis: de bezoeker mag niets doen. Kies een raad die naar een telefoontje leidt.',
  'severity-mild':
    'Bij "Codes" vraagt "{meaning}" meer voorzichtigheid ({strictest}). Kies hier een even voorzichtige raad.',
  'card-missing':
    'Het merk "{slug}" heeft geen kaart: bezoekers zouden het niet vinden. Voeg er een toe in beide talen.',
  'code-unexplained':
    'Code "{code}" staat bij "Codes die de merkpagina uitlegt" ({file}), maar de pagina legt ze niet uit. Voeg ze hier toe in beide talen, of haal ze daar weg.',
  'code-unknown':
    'Code "{code}" staat niet bij "Codes die de merkpagina uitlegt" ({file}). Haal ze hier weg en voeg ze toe met de knop "Een foutcode", die beide schrijft; of schrijf ze zoals daar.',
  'code-not-displayable':
    'Het getekende scherm kan code "{code}" niet tonen: het heeft vier tekens van zeven segmenten. Schrijf de code zoals de ketel ze toont, in hoogstens vier tekens.',
};
