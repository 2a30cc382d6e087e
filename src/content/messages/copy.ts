/** Messages about texts. */
export const copyMessages = {
  'alt-too-long': {
    en: 'has {length} characters. A screen reader reads it at one go, and cannot skip in it. Say in at most 100 what the drawing shows.',
    fr: 'Cette description a {length} caractères. Un lecteur d’écran la lit d’un trait. Dites en 100 caractères au plus ce que montre le dessin.',
    nl: 'Deze beschrijving heeft {length} tekens. Een schermlezer leest ze in één keer voor. Zeg in hoogstens 100 tekens wat de tekening toont.',
  },
  'text-empty': {
    en: 'is empty. There would be a gap where it stands. Write the text; an earlier version in Git may have it.',
    fr: 'Ce champ est vide, et la page en a besoin : remplissez-le.',
    nl: 'Dit veld is leeg, en de pagina heeft het nodig: vul het in.',
  },
  unfinished: {
    en: 'has "{text}". Visitors would read that something is not finished. Write the text, or delete the line.',
    fr: 'contient « {text} ». Les visiteurs liraient que le travail n’est pas fini. Écrivez le texte ou supprimez la ligne.',
    nl: 'bevat "{text}". Bezoekers zouden lezen dat iets niet af is. Schrijf de tekst of verwijder de regel.',
  },
  'half-markup': {
    en: '"{text}": visitors would read its marks, or what belongs to them would be lost. If they came in by mistake, delete them. Otherwise complete them: **strong** words, a link as [label](page:id), a fact as {prices.repair}; in articles "## Heading", "- item", a line of hyphens below the first row of a table. Headings, labels and data files have words only.',
    fr: '« {text} » : les visiteurs liraient des signes. Effacez-les, puis refaites le gras, le lien ou la donnée avec les boutons « Gras », « Lien » et « Prix, chiffre » ; un titre ou une étiquette n’a que des mots. Dans un article, faites les titres et les listes avec les boutons « Titre », « Sous-titre » et « Point de liste ». Un tableau se copie mal d’ailleurs : demandez-le à votre programmeur.',
    nl: '"{text}": bezoekers zouden tekens lezen. Wis ze, en maak het vet, de link of het gegeven opnieuw met de knoppen "Vet", "Link" en "Prijs, cijfer"; een titel of opschrift heeft alleen woorden. Maak titels en lijsten in een artikel met de knoppen "Titel", "Ondertitel" en "Punt van een lijst". Een tabel van elders past zelden: vraag ze aan uw programmeur.',
  },
  'missing-in-language': {
    en: 'is missing, but the file of the other language has it. Visitors of this language would get less information. Add it, or remove it there.',
    fr: 'Ceci manque dans une langue : ses visiteurs en sauraient moins. Ajoutez-le, ou supprimez-le dans l’autre.',
    nl: 'Dit ontbreekt in één taal: bezoekers van die taal zouden minder weten. Voeg het toe, of verwijder het in de andere.',
  },
  'number-in-text': {
    en: 'the number "{number}" is in the text, and content/allowed-digits.yaml does not allow it. It would be forgotten when it changes. If the text is as it was, an earlier version of that file in Git has the pattern. If the number is new, add it to content/facts/ and write {file.key}, or add a pattern for it with the reason.',
    fr: '« {number} » est en chiffres : choisissez-le avec le bouton « Prix, chiffre », ou écrivez-le en lettres. Une heure s’écrit « à 9 h 30 ».',
    nl: '"{number}" staat in cijfers: kies het met de knop "Prijs, cijfer", of schrijf het in letters. Een uur schrijft u als "om 9.30 uur".',
  },
  'hours-in-text': {
    en: '"{words}" says the opening hours by hand. It would stay when content/company.yaml has other hours. Write {company.hours}, {company.hoursShort} or {company.hoursAndHolidays}, which follow them.',
    fr: '« {words} » dit vos heures à la main, et resterait si elles changent. Effacez ces mots, puis choisissez « Vos heures » avec le bouton « Prix, chiffre » : elles suivront.',
    nl: '"{words}" zegt uw uren met de hand, en zou blijven staan als ze veranderen. Wis die woorden, en kies "Uw uren" met de knop "Prijs, cijfer": dan volgen ze.',
  },
  'fact-unknown': {
    en: 'unknown fact {fact}. The sentence would have a gap. Correct the name, or add the fact: it is named by its file in content/facts/ and its key, as {prices.repair}.',
    fr: 'La donnée {fact} n’existe pas : la phrase aurait un trou. Choisissez-la avec le bouton « Prix, chiffre ».',
    nl: 'Het gegeven {fact} bestaat niet: de zin zou een gat hebben. Kies het met de knop "Prijs, cijfer".',
  },
  'fact-form': {
    en: '{fact} cannot be printed or computed in this form. The sentence or the sum would have a gap, or a price that nobody charges. |incl6 and |incl21 are for prices without VAT that have this rate, |min and |max for ranges, |month for dates, |number for numbers; @ names the page where a value depends on it. A text of the company has none of these.',
    fr: '{fact} n’existe pas sous cette forme : la phrase ou le calcul aurait un trou, ou un prix que personne ne demande. Effacez-le, puis choisissez-le avec le bouton « Prix, chiffre », qui montre les formes possibles.',
    nl: '{fact} bestaat niet in deze vorm: de zin of de berekening zou een gat hebben, of een prijs die niemand vraagt. Wis het, en kies het met de knop "Prijs, cijfer", die de mogelijke vormen toont.',
  },
  'fact-not-a-price': {
    en: '{fact} is not an amount in euros with vat:, or includes VAT on a price card. Visitors would read a price that nobody charges. Write the name of a price.',
    fr: 'Il faut ici un prix en euros, hors TVA sur une carte, et {fact} n’en est pas un. Choisissez un prix dans la liste.',
    nl: 'Hier hoort een prijs in euro, op een kaart zonder btw, en {fact} is er geen. Kies een prijs uit de lijst.',
  },
  'page-unknown': {
    en: 'the link "{words}" leads to "{id}", which is no page that is online: it would lead to the not-found page. Write the id of a page, put the draft online (remove draft: true), or write the text without the link.',
    fr: 'Le lien « {words} » mène à une page qui n’existe pas ou à un brouillon ({id}) : effacez-le, puis refaites-le avec le bouton « Lien », qui montre les pages ; ou mettez le brouillon en ligne.',
    nl: 'De link "{words}" leidt naar een pagina die niet bestaat of naar een concept ({id}): wis hem en maak hem opnieuw met de knop "Link", die de pagina’s toont; of zet het concept online.',
  },
  'link-target': {
    en: 'the link "{words}" leads to "{target}", which is no address that a page may link to. It would lead nowhere. Write page:<id>, a whole address with https://, tel: and a number, or mailto: and an address.',
    fr: 'Le lien « {words} » ne mène nulle part : « {target} » n’est ni une page ni une adresse. Effacez-le, puis refaites-le avec le bouton « Lien ».',
    nl: 'De link "{words}" leidt nergens heen: "{target}" is geen pagina en geen adres. Wis hem en maak hem opnieuw met de knop "Link".',
  },
  'nothing-left': {
    en: 'names a fact with until:, and after that day nothing would be left. The page would have a gap. Write a sentence, an item or a row that holds without the fact.',
    fr: 'Ce texte nomme une donnée qui prend fin, et rien n’en resterait après ce jour. Ajoutez une phrase qui vaut aussi sans elle.',
    nl: 'Deze tekst noemt een gegeven dat eindigt, en na die dag zou er niets overblijven. Voeg een zin toe die ook zonder geldt.',
  },
  'former-figure': {
    en: '{fact} no longer applies or has no source. Visitors would take it for the current amount. Use it only in a list former: or a callout [!former], where it is small and marked.',
    fr: '{fact} ne vaut plus, ou n’a pas de source : les visiteurs le croiraient actuel. Ne l’utilisez que là où la page le montre comme ancien, ou choisissez une autre donnée.',
    nl: '{fact} geldt niet meer, of heeft geen bron: bezoekers zouden denken dat het nog geldt. Gebruik het alleen waar de pagina het als vroeger toont, of kies een ander gegeven.',
  },
  'section-order': {
    en: '{section} is in the list without texts in the file, or has texts and is not in the list. The page would show an empty section, or lack the texts. Make the list and the texts agree.',
    fr: '« {section} » est dans l’ordre des parties sans avoir de textes, ou a des textes sans y être. Ajoutez-le ou retirez-le, pour que la liste et les textes aillent ensemble.',
    nl: '"{section}" staat in de volgorde van de delen zonder teksten, of heeft teksten en staat er niet in. Voeg het toe of haal het weg, zodat de lijst en de teksten kloppen.',
  },
  'price-columns': {
    en: '{fact} has the VAT rates {rates}, the first price of the table {first}. Its amounts would be under wrong headings. Move it to a table of its own, or give its fact the regime of the others.',
    fr: '{fact} n’a pas les mêmes taux de TVA que le premier prix du tableau : ses montants seraient sous de faux titres. Donnez aux prix d’un tableau les mêmes taux.',
    nl: '{fact} heeft niet dezelfde btw-tarieven als de eerste prijs van de tabel: de bedragen zouden onder verkeerde titels staan. Geef de prijzen van een tabel dezelfde tarieven.',
  },
  'other-language': {
    en: '"{text}" does not look like {needed}. Visitors would read a language that they may not know. Write it in {needed}; mark a name in the other language as [name](lang:{lang}).',
    fr: '« {text} » ne semble pas être en {needed} : les visiteurs ne le comprendraient peut-être pas. Écrivez-le en {needed} ; un nom dans l’autre langue s’écrit [nom](lang:{lang}).',
    nl: '"{text}" lijkt geen {needed}: bezoekers begrijpen het misschien niet. Schrijf het in het {needed}; een naam in de andere taal schrijft u als [naam](lang:{lang}).',
  },
  'anchor-unknown': {
    en: 'the link "{words}" leads to #{anchor}, which {page} does not have. It would lead to the top of the page. Write the id of a section or item as other links have it, or leave out the # and what follows.',
    fr: 'Le lien « {words} » mène à une partie de page qui n’existe pas (#{anchor}) : il mènerait en haut de la page. Effacez-le, puis refaites-le avec le bouton « Lien ».',
    nl: 'De link "{words}" leidt naar een deel van een pagina dat niet bestaat (#{anchor}): hij zou naar het begin van de pagina leiden. Wis hem en maak hem opnieuw met de knop "Link".',
  },
  'languages-differ': {
    en: 'French has {french}, Dutch has {dutch}. Visitors would get different information, or a text beside another link or picture. Write the same in both, equally often and in the same order.',
    fr: 'Le français a {french}, le néerlandais {dutch} : les visiteurs liraient autre chose, ou le texte irait avec un autre lien ou une autre image. Mettez la même chose dans les deux, le même nombre de fois, dans le même ordre.',
    nl: 'Het Frans heeft {french}, het Nederlands {dutch}: bezoekers zouden iets anders lezen, of de tekst zou bij een andere link of afbeelding staan. Zet hetzelfde in beide, even vaak, in dezelfde volgorde.',
  },
} as const;
