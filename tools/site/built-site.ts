/** Folder of the built site, relative to the project. */
export const dist = 'dist';

/** File that a host answers a clean address with. */
export const fileOf = (path: string): string => (path === '/' ? `${dist}/index.html` : `${dist}${path}.html`);
