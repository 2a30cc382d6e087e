/** Folder of the built site, relative to the project. */
export const distFolder = 'dist';

/** File with which a host answers the path of a page, `/fr/blog`. */
export const pageFileOf = (path: string): string =>
  path === '/' ? `${distFolder}/index.html` : `${distFolder}${path}.html`;
