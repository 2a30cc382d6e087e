import { languages, otherLanguage } from '#src/lib/language.ts';
import { movedPages } from './moved.ts';
import { href, mechanicalFrom, mechanicalRedirects, pathsOf, type Redirect } from './routes.ts';

/** Redirects of the addresses of pages that are gone (content/moved.yaml), those with the other prefix included. */
const movedRedirects = (): Redirect[] =>
  movedPages().flatMap(({ from, to }) => {
    const path = pathsOf(from);
    return languages.flatMap((lang) => {
      const addresses = new Set([path[lang], mechanicalFrom(path[otherLanguage[lang]])]);
      return [...addresses].map((address) => ({ from: address, to: href(to, lang) }));
    });
  });

/** Every permanent redirect from one address to another; hosts add the other ways of writing each. */
export const permanentRedirects = (): Redirect[] => [...movedRedirects(), ...mechanicalRedirects()];
