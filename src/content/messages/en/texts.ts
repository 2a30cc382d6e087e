/** Messages about texts: copy and articles. */
export const texts = {
  'alternative-long':
    'has {length} characters. A screen reader reads it at one go, and cannot skip in it. Say in at most 100 what the drawing shows.',
  'text-empty':
    'is empty. There would be a gap where it stands. Write the text; an earlier version in Git may have it.',
  unfinished:
    'has "{text}". Visitors would read that something is not finished. Write the text, or delete the line.',
  'unwanted-character':
    'has a character that nobody sees, {character}, {where}. It would break the text, a search or a number. Delete it together with the letters beside it, and type these again.',
  'unwanted-escape':
    '{escape} stands for a character that nobody sees, {character}. It would break the text or a search. Delete {escape}.',
  'half-markup':
    '"{text}" is markup that is not complete. Visitors would read the marks. If they came in by mistake, delete them with what belongs to them; an earlier version in Git has the text. Otherwise complete them: **strong** words, a link as [label](page:id), a fact as {prices.repair}.',
  'half-link':
    'what is left of the link "{words}" is no whole link. Visitors would read its marks. Write it as [label](page:id) or [label](https://…), or delete the brackets and the target.',
  'half-block':
    '"{text}" is read neither as a heading nor as a list, a table or a picture. Visitors would read the marks. Write a space after #, - and 1.; begin lists with -, not with •; begin the line at the left margin; write a line of hyphens (|---|---|) below the first row of a table, and words between the brackets of a picture. Delete a line of hyphens alone.',
  'copy-unprinted':
    'no page prints this folder. Its texts are neither checked nor published. Name it after a page, as town-<name>, or remove it.',
  'missing-in-language':
    'is missing, but the file of the other language has it. Visitors of this language would get less information. Add it, or remove it there.',
  'facts-differ':
    'the languages name different facts: {difference}. Visitors would get different information. Name the same facts in both, equally often.',
  'identifier-differs':
    'is "{french}" in French and "{dutch}" in Dutch. In one language the text would be beside another link or picture. Write the same in both, in the same order.',
  'number-in-text':
    'the number "{number}" is in the text, and content/allowed-digits.yaml does not allow it. It would be forgotten when it changes. If the text is as it was, an earlier version of that file in Git has the pattern. If the number is new, add it to content/facts/ and write {file.key}, or add a pattern for it with the reason.',
  'fact-unknown':
    'unknown fact {fact}. The sentence would have a gap. {near}Correct the name, or add the fact: it is named by its file in content/facts/ and its key, as {prices.repair}.',
  'fact-page':
    '{fact} has no value there. Its value depends on the page, so the page has to be named. Write @ and one of {pages}.',
  'fact-format':
    '{fact} cannot be printed or computed as "|{format}". The sentence or the sum would have a gap. Remove it, or write one of {formats}: min and max are ends of a range, month and year those of a date.',
  'fact-not-a-price':
    '{fact} is not an amount in euros with vat:. Visitors would read a price that nobody charges. Write the name of a price.',
  'company-format':
    '{fact} is a text of content/company.yaml, without formats and pages. They would have no effect. Write {fact}.',
  'no-such-total':
    '{fact} is a total with VAT that does not exist: the price includes VAT, has no regime, or its regime has another rate. Visitors would read a price that nobody charges. Write it without a rate, or with the rate that it has.',
  'brace-left':
    'has a brace that belongs to no fact: "{text}". Visitors would see it. Delete it with what belongs to it; or, where a fact is meant, write its whole name between { and }. If words are lost, an earlier version in Git has them.',
  'page-unknown':
    'the link "{words}" leads to the unknown page "{id}". It would lead to the not-found page. Write the id of a page, or the text without the link.',
  'page-draft':
    'the link "{words}" leads to {id}, which is a draft. A build leaves drafts out, so that the link would lead to the not-found page. Put the page online (remove draft: true), or write the text without the link.',
  'link-target':
    'the link "{words}" leads to "{target}", which is no address that a page may link to. It would lead nowhere. Write page:<id>, a whole address with https://, tel: and a number, or mailto: and an address.',
  'search-length':
    'has {length} characters. In search results it would be cut off, or say too little. Write {least} to {most}.',
  'nothing-left':
    'names a fact with until:, and after that day nothing would be left. The page would have a gap. Write a sentence, an item or a row that holds without the fact.',
  'former-figure':
    '{fact} no longer applies or has no source. Visitors would take it for the current amount. Use it only in a list former: or a box [!former], where it is small and marked.',
  'not-six-strengths':
    'names {count} strengths with the own ones. The page has room for six. Add or remove names.',
  'section-empty':
    '{section} is listed, but the file has no texts for it. The page would show an empty section. Remove it from the list, or write its texts.',
  'section-unlisted':
    '{section} is not in the list, so its texts would not be shown. The page would lack them. Add it to the list, or remove the texts.',
  'card-with-vat':
    '{fact} includes VAT. The price card would not know what to print for whose home. Name a price without VAT.',
  'price-columns':
    '{fact} has the VAT rates {rates}, the first price of the table {first}. Its amounts would be under wrong headings. Move it to a table of its own, or give its fact the regime of the others.',
  'front-matter':
    'no front matter. Title and date come from it. Begin the file with "---" like the other articles.',
  'article-fields-differ':
    '{keys} differ between the languages. Readers of one language would get less. Write the same in both.',
  'article-shape-differs':
    'the languages differ in shape: {french} in French, {dutch} in Dutch. Readers of one language would get less. The first difference is at {inFrench} of fr.md and {inDutch} of nl.md: what stands there in one is missing, marked otherwise or too much in the other. Make both the same there.',
  'read-time':
    'is {minutes}, but {words} words take {right} minutes. Readers would expect a wrong time. Write {right} in both languages, or leave it out: then it is counted.',
  'loads-directly':
    '{count} articles have loadsDirectly: true. On the blog the card of exactly one article shows no loading notice. Write it in one article, in both languages.',
  'article-drawing':
    'another viewBox than the drawings of the other articles. It would be in the wrong place on its card. Save it with viewBox="{viewBox}".',
  'heading-level': 'a heading "# {text}". A page has one first-level heading, its title. Write "## {text}".',
  'heading-twice': 'two headings "{text}". Both would have the same address. Change one of them.',
  'heading-empty':
    'a heading without words. Screen readers would announce an empty heading. Write its words, or remove the line.',
  'no-headings': 'no "##" heading. The table of contents would be empty. Divide the article into sections.',
  'table-without-caption':
    'a table without a caption. Screen reader users would not know what it shows. Write a paragraph "Table: …" before it.',
  'caption-without-table':
    '"{text}" is not followed by a table. It would not be shown. Write the table there, or the paragraph without "Table:".',
  'table-cells':
    'the row "{row}" has {cells} cells, the first row {columns}. Cells would be in the wrong column. Write {columns} cells with | between them.',
  'box-kind':
    'a quotation without kind and title: "{text}". Articles have boxes, each with a title. If a line or an empty line cut it off from the box above, remove that line. Otherwise write a line above it, such as "> [!note] Title"; the kind is note, example, warning or former.',
  'html-in-article': 'HTML in an article: "{text}". The checks cannot read it. Write Markdown.',
  'other-language':
    '"{text}" looks like {language}, where {needed} belongs. Visitors would read a language that they may not know. Write it in {needed}; mark a name in the other language as [name](lang:{lang}).',
  'text-copied':
    'the same words as in the other language: "{text}". Visitors would read a language that they may not know. Translate it.',
  'language-copied':
    'is in {language}. Visitors would read a language that they may not know. Take it from an earlier version in Git, or translate it.',
  'category-language':
    '"{category}" is the category in both languages. One card would have it in the wrong language, without its emoji. Write each in its language, or give the category an emoji.',
  'title-twice':
    '"{title}" is also in {other}. In search results and lists nobody could tell one from the other. Give each its own, or remove the one that is a copy made by mistake.',
  'anchor-unknown':
    'the link "{words}" leads to #{anchor}, which {page} does not have. It would lead to the top of the page. Write the id of a section or item as other links have it, or leave out the # and what follows.',
  'markup-in-label':
    '"{text}" in a heading, a label or a text for search engines. Visitors would read the marks. Write the words alone; links and strong words work in sentences.',
} as const;
