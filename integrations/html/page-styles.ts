import { Parser } from 'htmlparser2';

/** What the delivery of CSS needs of a page. Positions are offsets into its HTML. */
export interface PageStyles {
  styles: { start: number; end: number }[];
  /** The text of all style elements: all CSS of the page, in the order of the cascade. */
  css: string;
  /** After the first section of `<main>`; null where there is none. */
  firstSectionEnd: number | null;
  /** Classes and ids of all elements up to there: header and first section; of the whole page where there is none. */
  classesAndIds: Set<string>;
}

/** Reads a page as Astro wrote it, whose styles all stand in the head: nothing after the first section is parsed. */
export const readPageStyles = (html: string): PageStyles => {
  const page: PageStyles = { styles: [], css: '', firstSectionEnd: null, classesAndIds: new Set() };
  let styleStart: number | null = null;
  let inMain = false;
  let sectionDepth = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (tag === 'style') styleStart = parser.startIndex;
      if (tag === 'main') inMain = true;
      if (tag === 'section' && inMain) sectionDepth += 1;
      for (const name of attributes.class?.split(' ') ?? []) page.classesAndIds.add(name);
      if (attributes.id !== undefined) page.classesAndIds.add(attributes.id);
    },
    ontext: (text) => {
      if (styleStart !== null) page.css += text;
    },
    onclosetag: (tag) => {
      const end = parser.endIndex + 1;
      if (tag === 'style' && styleStart !== null) {
        page.styles.push({ start: styleStart, end });
        page.css += '\n';
        styleStart = null;
      }
      if (tag !== 'section' || !inMain) return;
      sectionDepth -= 1;
      if (sectionDepth > 0) return;
      page.firstSectionEnd = end;
      parser.pause();
    },
  });
  parser.end(html);
  return page;
};
