import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { contentSecurity } from './response-headers.ts';

/** Types of script elements that hold data: browsers do not run them, so the policy need not allow them. */
const dataTypes = ['application/json', 'application/ld+json'];

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/** Hashes the inline style elements and the inline scripts that browsers run. */
export const inlineHashes = (html: string): InlineHashes => {
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  const hashesFor = (name: string, { src, type = '' }: Record<string, string>): Set<string> | null => {
    if (name === 'style') return hashes.styles;
    return name === 'script' && src === undefined && !dataTypes.includes(type) ? hashes.scripts : null;
  };
  let current: Set<string> | null = null;
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => {
      current = hashesFor(name, attributes);
      text = '';
    },
    ontext: (part) => {
      if (current !== null) text += part;
    },
    onclosetag: () => {
      current?.add(hashOf(text));
      current = null;
    },
  });
  parser.end(html);
  return hashes;
};

/** Value of the `Content-Security-Policy` header of a page. Sorted, so that pages with equal contents share a policy. */
export const contentSecurityPolicy = ({ scripts, styles }: InlineHashes): string =>
  Object.entries(contentSecurity)
    .map(([directive, sources]) => {
      const hashes = directive === 'script-src' ? scripts : directive === 'style-src' ? styles : [];
      return [directive, ...sources, ...[...hashes].sort()].join(' ');
    })
    .join('; ');
