import type { Reference } from '../content/answers.ts';

/** Languages of the content. */
export type Lang = 'fr' | 'nl';

/** Names of references and what pages print for them. */
export type ReferenceTable = ReadonlyMap<string, Reference>;

export const referenceTable = (references: readonly Reference[]): ReferenceTable =>
  new Map(references.map((reference) => [reference.name, reference]));

/** A text with its references filled in, without markup, as a page shows it but for typography. */
export const filled = (text: string, table: ReferenceTable, lang: Lang): string =>
  text
    .replace(/\{[^}]*\}/g, (name) => table.get(name)?.[lang] ?? name)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '');

/** A text as it is compared with a page: one space, plain apostrophes, no soft hyphens. */
export const comparable = (text: string): string =>
  text
    .replace(/\u00ad/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/ ([;:!?»])/g, '$1')
    .replace(/« /g, '«')
    .trim();

/** What is typed before the cursor, if it begins a reference: `{pri`, `{main d'œ`, `(page:dép`. */
export const typedReference = (text: string, cursor: number): string | null =>
  /(\{[^{}\n]{0,40}|\(page:[^()\n]{0,40})$/i.exec(text.slice(0, cursor))?.[1] ?? null;
