/** Messages about texts: copy and articles. */
export const texts = {
  'alt-too-long':
    'has {length} characters. A screen reader reads it at one go, and cannot skip in it. Say in at most 100 what the drawing shows.',
  'text-empty':
    'is empty. There would be a gap where it stands. Write the text; an earlier version in Git may have it.',
  unfinished:
    'has "{text}". Visitors would read that something is not finished. Write the text, or delete the line.',
  'half-markup':
    '"{text}": visitors would read its marks, or what belongs to them would be lost. If they came in by mistake, delete them. Otherwise complete them: **strong** words, a link as [label](page:id), a fact as {prices.repair}; in articles "## Heading", "- item", a line of hyphens below the first row of a table. Headings, labels and data files have words only.',
  'missing-in-language':
    'is missing, but the file of the other language has it. Visitors of this language would get less information. Add it, or remove it there.',
  'facts-differ':
    'the languages name different facts: only French has {french}, only Dutch has {dutch}. Visitors would get different information. Name the same facts in both, equally often.',
  'identifier-differs':
    'is "{french}" in French and "{dutch}" in Dutch. In one language the text would be beside another link or picture. Write the same in both, in the same order.',
  'number-in-text':
    'the number "{number}" is in the text, and content/allowed-digits.yaml does not allow it. It would be forgotten when it changes. If the text is as it was, an earlier version of that file in Git has the pattern. If the number is new, add it to content/facts/ and write {file.key}, or add a pattern for it with the reason.',
  'fact-unknown':
    'unknown fact {fact}. The sentence would have a gap. Correct the name, or add the fact: it is named by its file in content/facts/ and its key, as {prices.repair}.',
  'fact-form':
    '{fact} cannot be printed or computed in this form. The sentence or the sum would have a gap, or a price that nobody charges. |incl6 and |incl21 are for prices without VAT that have this rate, |min and |max for ranges, |month for dates, |number for numbers; @ names the page where a value depends on it. A text of the company has none of these.',
  'fact-not-a-price':
    '{fact} is not an amount in euros with vat:. Visitors would read a price that nobody charges. Write the name of a price.',
  'page-unknown':
    'the link "{words}" leads to the unknown page "{id}". It would lead to the not-found page. Write the id of a page, or the text without the link.',
  'page-draft':
    'the link "{words}" leads to {id}, which is a draft. A build leaves drafts out, so that the link would lead to the not-found page. Put the page online (remove draft: true), or write the text without the link.',
  'link-target':
    'the link "{words}" leads to "{target}", which is no address that a page may link to. It would lead nowhere. Write page:<id>, a whole address with https://, tel: and a number, or mailto: and an address.',
  'nothing-left':
    'names a fact with until:, and after that day nothing would be left. The page would have a gap. Write a sentence, an item or a row that holds without the fact.',
  'former-figure':
    '{fact} no longer applies or has no source. Visitors would take it for the current amount. Use it only in a list former: or a callout [!former], where it is small and marked.',
  'not-six-strengths':
    'names {count} strengths with the own ones. The page has room for six. Add or remove names.',
  'section-order':
    '{section} is in the list without texts in the file, or has texts and is not in the list. The page would show an empty section, or lack the texts. Make the list and the texts agree.',
  'card-with-vat':
    '{fact} includes VAT. The price card would not know what to print for whose home. Name a price without VAT.',
  'price-columns':
    '{fact} has the VAT rates {rates}, the first price of the table {first}. Its amounts would be under wrong headings. Move it to a table of its own, or give its fact the regime of the others.',
  'front-matter':
    'no front matter. Title and date come from it. Begin the file with "---" like the other articles.',
  'article-fields-differ':
    '{keys} differ between the languages. Readers of one language would get less. Write the same in both.',
  'article-shape-differs':
    'the languages differ in shape, first at {inFrench} of fr.md and {inDutch} of nl.md. Readers of one language would get less. What stands there in one is missing, marked otherwise or too much in the other. Make both the same there.',
  'read-time':
    'is {minutes}, but {words} words take {expected} minutes. Readers would expect a wrong time. Write {expected} in both languages, or leave it out: then it is counted.',
  'heading-wrong':
    'the heading "{text}". Each heading of an article begins with ## or ###, and has words that no other one has: its address comes from them, and the title of the page stands above. Change it.',
  'no-headings': 'no "##" heading. The table of contents would be empty. Divide the article into sections.',
  'table-caption':
    '"{text}": a table and its caption belong together. Screen reader users would not know what it shows. Write a paragraph "Table: …" directly before the table.',
  'table-cells':
    'the row "{row}" has {cells} cells, the first row {columns}. Cells would be in the wrong column. Write {columns} cells with | between them.',
  'callout-kind':
    'a quotation without kind and title: "{text}". Articles have callouts, each with a title. If a line or an empty line cut it off from the box above, remove that line. Otherwise write a line above it, such as "> [!note] Title"; the kind is note, example, warning or former.',
  'other-language':
    '"{text}" does not look like {needed}. Visitors would read a language that they may not know. Write it in {needed}; mark a name in the other language as [name](lang:{lang}).',
  'text-copied':
    'the same words as in the other language: "{text}". Visitors would read a language that they may not know. Translate it.',
  'title-twice':
    '"{title}" is also in {other}. In search results and lists nobody could tell one from the other. Give each its own, or remove the one that is a copy made by mistake.',
  'anchor-unknown':
    'the link "{words}" leads to #{anchor}, which {page} does not have. It would lead to the top of the page. Write the id of a section or item as other links have it, or leave out the # and what follows.',
} as const;
