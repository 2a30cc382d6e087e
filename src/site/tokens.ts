import { readFileSync } from 'node:fs';

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** What a style sheet says by day, and what it says otherwise after dark. */
export const schemesOf = (file: string): { day: string; night: string } => {
  const css = withoutComments(readFileSync(file, 'utf8')).replace(/@layer[^{]*\{/, '');
  const start = css.indexOf('@media screen and (prefers-color-scheme: dark)');
  const end = css.indexOf('\n  }\n', start);
  return start < 0 || end < 0
    ? { day: css, night: '' }
    : { day: css.slice(0, start) + css.slice(end), night: css.slice(css.indexOf('{', start) + 1, end) };
};

/** Custom properties, by name; the first one counts where a name comes twice. */
const propertiesOf = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;}]+)[;}]/g)]
      .reverse()
      .map(([, name = '', value = '']) => [name, value.trim()]),
  );

const file = 'src/styles/tokens.css';

const { day, night } = schemesOf(file);

/** Values of the tokens, by day and after dark, for what cannot see the style sheet: pictures, and the browser itself. */
export const tokens: Record<'day' | 'night', ReadonlyMap<string, string>> = {
  day: propertiesOf(day),
  night: new Map([...propertiesOf(day), ...propertiesOf(night)]),
};

/**
 * Value of a token, by its name without the hyphens before it.
 * @throws where the style sheet has no such token.
 */
export const token = (name: string, scheme: 'day' | 'night'): string => {
  const value = tokens[scheme].get(`--${name}`);
  if (value !== undefined) return value;
  throw new Error(
    `${file}: no token --${name}. Share images, the manifest and the colour of the browser's bar take theirs from it and would have none. Add it there, or name another one where it is asked for.`,
  );
};
