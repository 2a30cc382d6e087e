import { withWord } from './svg.ts';

/** The reader of the blog, with the name that the newspaper has in the language of the page. */
export const withNewspaper = (drawing: string, name: string): string =>
  withWord(drawing, 'src/drawings/pages/blog-reader.svg', 'newspaper', name);
