/** The file of the other language; null for data that both languages share. */
export const twinOf = (file: string): string | null => {
  const [, start, lang, end] =
    /^(content\/(?:copy|articles)\/[a-z0-9-]+\/|content\/ui\/)(fr|nl)(\.\w+)$/.exec(file) ?? [];
  return start === undefined ? null : `${start}${lang === 'fr' ? 'nl' : 'fr'}${end}`;
};
