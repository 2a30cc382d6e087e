import { setText } from './svg.ts';

/** The reader of the blog, with the name that the newspaper has in the language of the page. */
export const setNewspaperName = (drawing: string, name: string): string =>
  setText(drawing, 'src/drawings/pages/blog-reader.svg', 'newspaper', name);
