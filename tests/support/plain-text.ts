const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Text with entity references resolved. */
export const decoded = (text: string): string =>
  text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

/** Text with entity references resolved, soft hyphens taken out and all white space, no-break spaces included, made plain. */
export const plain = (text: string): string =>
  decoded(text).replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
