import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';

/** At-rules around a rule, from the inside out. */
const around = (rule: Rule): AtRule[] => {
  const found: AtRule[] = [];
  for (let { parent } = rule; parent !== undefined && parent.type !== 'root'; parent = parent.parent)
    if (parent.type === 'atrule') found.push(parent as AtRule);
  return found;
};

const isDark = ({ name, params }: AtRule): boolean =>
  name === 'media' && /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/.test(params);

/**
 * The rules of a style sheet, in their order.
 * @param file for the message.
 * @throws where it nests rules, which would be left out of pictures unseen.
 */
export const flatRulesIn = (css: string, file: string): Rule[] => {
  const rules: Rule[] = [];
  postcss.parse(css, { from: file }).walkRules((rule) => {
    if (rule.parent?.type === 'rule') {
      throw new Error(
        `${file}: "${rule.selector}" stands inside another rule. Pictures take their rules from this sheet one by one and would lose it. Write it as a rule of its own.`,
      );
    }
    rules.push(rule);
  });
  return rules;
};

/**
 * What a style sheet says by day whatever the window, and what it says otherwise after dark.
 * @param file for the message.
 * @throws where it says nothing of the night, or nests rules.
 */
export const schemesIn = (css: string, file: string): { day: Rule[]; night: Rule[] } => {
  const day: Rule[] = [];
  const night: Rule[] = [];
  for (const rule of flatRulesIn(css, file)) {
    const outer = around(rule);
    if (outer.some(isDark)) night.push(rule);
    else if (outer.every(({ name }) => name === 'layer')) day.push(rule);
  }
  if (night.length > 0) return { day, night };
  throw new Error(
    `${file}: no rules in @media … (prefers-color-scheme: dark). Share images, drawings of their own and the browser's bar would stay bright after dark. Put the night's values there.`,
  );
};

/** Custom properties, by name. */
const propertiesOf = (rules: readonly Rule[]): Map<string, string> => {
  const found = new Map<string, string>();
  for (const rule of rules)
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found.set(prop, value);
    });
  return found;
};

const file = 'src/styles/tokens.css';

const { day, night } = schemesIn(readFileSync(file, 'utf8'), file);

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
    `${file}: no token --${name}. Share images, sprites, the manifest and the colour of the browser's bar take theirs from it and would have none. Add it there, or name another one where it is asked for.`,
  );
};
