import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';

/** At-rules that contain a rule, innermost first. */
const enclosingAtRules = (rule: Rule): AtRule[] => {
  const found: AtRule[] = [];
  for (let { parent } = rule; parent !== undefined && parent.type !== 'root'; parent = parent.parent)
    if (parent.type === 'atrule') found.push(parent as AtRule);
  return found;
};

const isDark = ({ name, params }: AtRule): boolean =>
  name === 'media' && /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/.test(params);

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

/**
 * The rules of a style sheet that always hold, and those of its `prefers-color-scheme: dark` block.
 * @param file for the message.
 * @throws where there is no dark block, or where rules are nested.
 */
export const rulesByScheme = (css: string, file: string): { light: Rule[]; dark: Rule[] } => {
  const light: Rule[] = [];
  const dark: Rule[] = [];
  for (const rule of flatRulesIn(css, file)) {
    const outer = enclosingAtRules(rule);
    if (outer.some(isDark)) dark.push(rule);
    else if (outer.every(({ name }) => name === 'layer')) light.push(rule);
  }
  if (dark.length > 0) return { light, dark };
  throw new Error(
    `${file}: no rules in @media … (prefers-color-scheme: dark). SVG files and the theme colour of the browser would stay light in dark mode. Put the dark values there.`,
  );
};

/** Custom properties, by name. */
const customPropertiesOf = (rules: readonly Rule[]): Map<string, string> => {
  const found = new Map<string, string>();
  for (const rule of rules)
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found.set(prop, value);
    });
  return found;
};

const file = 'src/styles/colours.css';
const sizes = 'src/styles/sizes.css';

const { light: lightColours, dark } = rulesByScheme(readFileSync(file, 'utf8'), file);
const light = [...lightColours, ...flatRulesIn(readFileSync(sizes, 'utf8'), sizes)].filter(
  ({ parent }) => parent?.type === 'atrule' && (parent as AtRule).name === 'layer',
);

/** Values of the tokens in light and dark mode, for what cannot use the style sheet: SVG files, PNGs, `theme-color`. */
export const tokens: Record<'light' | 'dark', ReadonlyMap<string, string>> = {
  light: customPropertiesOf(light),
  dark: new Map([...customPropertiesOf(light), ...customPropertiesOf(dark)]),
};

/**
 * Value of a token, by its name without the leading hyphens.
 * @throws where the style sheet has no such token.
 */
export const token = (name: string, scheme: 'light' | 'dark'): string => {
  const value = tokens[scheme].get(`--${name}`);
  if (value !== undefined) return value;
  throw new Error(
    `${file}: no token --${name}. Share images, sprites, the web app manifest and theme-color read it there and would have no colour. Add it there, or correct the name in the code that reads it.`,
  );
};
