const characterByEntity: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Text with entity references resolved. */
export const decodeEntities = (text: string): string =>
  text.replace(/&[#\w]+;/g, (entity) => characterByEntity[entity] ?? entity);

/** Text with entity references resolved, soft hyphens and word joiners taken out and all white space, no-break spaces included, made plain. */
export const toPlainText = (text: string): string =>
  decodeEntities(text)
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Text without white space, soft hyphens and word joiners, apostrophes straight: equal for words that typesetting has changed. */
export const compactText = (text: string): string =>
  toPlainText(text).replaceAll('’', "'").replace(/\s/g, '');

/** The text of HTML and the values of its attributes, in the order of the source, without white space. */
export const compactPageText = (html: string): string =>
  compactText(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]*?>/g, (tag) => (tag.match(/"[^"]*"/g) ?? []).join(' ').replaceAll('"', '')),
  );
