/** A text as it is searched: without accents and capitals, with plain apostrophes. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replace(/[’ʼ]/g, "'");
