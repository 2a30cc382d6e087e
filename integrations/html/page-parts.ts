import { Parser } from 'htmlparser2';

/** The parts of a page that the delivery of CSS needs. Positions are offsets into its HTML. */
export interface PageParts {
  styles: { start: number; end: number }[];
  /** The text of all style elements: all CSS of the page, in the order of the cascade. */
  css: string;
  /** After the first section of `<main>`; null where there is none. */
  firstSectionEnd: number | null;
  /** Classes and ids of all elements up to there: header and first section; of the whole page where there is none. */
  names: Set<string>;
}

/** Reads a page as Astro wrote it, whose styles all stand in the head: nothing after the first section is parsed. */
export const partsOf = (html: string): PageParts => {
  const parts: PageParts = { styles: [], css: '', firstSectionEnd: null, names: new Set() };
  let styleStart: number | null = null;
  let inMain = false;
  let sectionDepth = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (tag === 'style') styleStart = parser.startIndex;
      if (tag === 'main') inMain = true;
      if (tag === 'section' && inMain) sectionDepth += 1;
      for (const name of attributes.class?.split(' ') ?? []) parts.names.add(name);
      if (attributes.id !== undefined) parts.names.add(attributes.id);
    },
    ontext: (text) => {
      if (styleStart !== null) parts.css += text;
    },
    onclosetag: (tag) => {
      const end = parser.endIndex + 1;
      if (tag === 'style' && styleStart !== null) {
        parts.styles.push({ start: styleStart, end });
        parts.css += '\n';
        styleStart = null;
      }
      if (tag !== 'section' || !inMain) return;
      sectionDepth -= 1;
      if (sectionDepth > 0) return;
      parts.firstSectionEnd = end;
      parser.pause();
    },
  });
  parser.end(html);
  return parts;
};
