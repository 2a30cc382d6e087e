/** Removes markup, review notices, soft hyphens and word joiners, for titles, descriptions and structured data. */
export const plainText = (text: string): string =>
  text
    .replace(/ ?\[[^\]]*\]\(notice:[^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/[\u00ad\u2060]/g, '');
