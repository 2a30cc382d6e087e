import { setText } from './svg.ts';

/** The drawing of the blog, with the newspaper's name in the language of the page. */
export const setMasthead = (svg: string, name: string): string =>
  setText(svg, 'src/drawings/pages/blog-reader.svg', 'newspaper', name);
