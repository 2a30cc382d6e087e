import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';

/** At-rules that contain a rule, innermost first. */
const enclosingAtRules = (rule: Rule): AtRule[] => {
  const found: AtRule[] = [];
  for (let { parent } = rule; parent !== undefined && parent.type !== 'root'; parent = parent.parent)
    if (parent.type === 'atrule') found.push(parent as AtRule);
  return found;
};

/**
 * The rules of a style sheet, in source order.
 * @param file for the message.
 * @throws where rules are nested: the code that copies rules into SVG files reads each rule by itself and would lose them.
 */
export const flatRulesIn = (css: string, file: string): Rule[] => {
  const rules: Rule[] = [];
  postcss.parse(css, { from: file }).walkRules((rule) => {
    if (rule.parent?.type === 'rule') {
      throw new Error(
        `${file}: "${rule.selector}" is nested in another rule. SVG files and share images copy the rules of this sheet one by one and would lose it. Write it as a rule of its own.`,
      );
    }
    rules.push(rule);
  });
  return rules;
};

/** Custom properties of the rules in some at-rules, by name. */
const customPropertiesIn = (rules: readonly Rule[], holds: (around: readonly AtRule[]) => boolean) => {
  const found = new Map<string, string>();
  for (const rule of rules.filter((one) => holds(enclosingAtRules(one))))
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found.set(prop, value);
    });
  return found;
};

const colourFile = 'src/styles/colours.css';
const colours = flatRulesIn(readFileSync(colourFile, 'utf8'), colourFile);
const sizeFile = 'src/styles/sizes.css';
const sizes = flatRulesIn(readFileSync(sizeFile, 'utf8'), sizeFile);

const light = customPropertiesIn(
  [...colours, ...sizes],
  (around) => around[0]?.name === 'layer' && around.every(({ name }) => name === 'layer'),
);
const dark = customPropertiesIn(colours, (around) =>
  around.some(({ name, params }) => name === 'media' && /prefers-color-scheme\s*:\s*dark/.test(params)),
);

if (dark.size === 0)
  throw new Error(
    `${colourFile}: no rules in @media … (prefers-color-scheme: dark). SVG files and the theme colour of the browser would stay light in dark mode. Put the dark values there.`,
  );

/** Values of the tokens in light and dark mode, for what cannot use the style sheet: SVG files, PNGs, `theme-color`. */
export const tokens: Record<'light' | 'dark', ReadonlyMap<string, string>> = {
  light,
  dark: new Map([...light, ...dark]),
};

/**
 * Value of a token, by its name without the leading hyphens.
 * @throws where the style sheet has no such token.
 */
export const token = (name: string, scheme: 'light' | 'dark'): string => {
  const value = tokens[scheme].get(`--${name}`);
  if (value !== undefined) return value;
  throw new Error(
    `${colourFile}: no token --${name}. Share images, sprites, the web app manifest and theme-color read it there and would have no colour. Add it there, or correct the name in the code that reads it.`,
  );
};
