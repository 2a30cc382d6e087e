import { createHash } from 'node:crypto';
import { contentSecurity } from './policy.ts';

/** Types of script elements that hold data, which no browser runs and no policy needs to allow. */
const dataTypes = /\btype="application\/(?:ld\+)?json"/;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const unique = (values: string[]): string[] => [...new Set(values)].sort();

/** Hashes of what stands inline in a page, sorted. Same contents in another order give the same policy. */
export interface Inline {
  scripts: string[];
  styles: string[];
}

/** Hashes of the inline style and script elements of a page. */
export const inlineOf = (html: string): Inline => ({
  scripts: unique(
    [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
      dataTypes.test(attributes) || /\bsrc=/.test(attributes) ? [] : [hashOf(text)],
    ),
  ),
  styles: unique(
    [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text)),
  ),
});

/** The policy of a page with these inline elements, as the value of the header. */
export const policyFor = ({ scripts, styles }: Inline): string =>
  Object.entries(contentSecurity)
    .map(([directive, values]) => {
      const hashes = directive === 'script-src' ? scripts : directive === 'style-src' ? styles : [];
      return [directive, ...values, ...hashes].join(' ');
    })
    .join('; ');
