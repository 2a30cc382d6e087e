import postcss, { type Root, type Rule } from 'postcss';
import type { Names } from './names.ts';
import { mayMatch } from './selector.ts';
import { conditionsOf, dropEmpty, eachRule } from './style-rules.ts';

/**
 * Waits for the late style sheet: a pointer, a printer, a scrolled page, an opened menu or the menu of a browser without
 * popover is never that fast; where the system sets the colours these rules only refine borders; and an nth child of main
 * stands below the first section.
 */
const canWait = (rule: string): boolean =>
  /^print$|forced-colors: ?active|:hover|:active|data-scrolled|(:has|selector)\(:popover-open|main ?> ?:nth-child/.test(
    rule,
  );

/** Takes out custom properties that no value refers to, and then those that only these referred to. */
const dropUnusedProperties = (root: Root, usedElsewhere: ReadonlySet<string>): void => {
  const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  let dropped = false;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop) || usedElsewhere.has(declaration.prop)) return;
    declaration.remove();
    dropped = true;
  });
  if (dropped) dropUnusedProperties(root, usedElsewhere);
};

/** Takes out keyframes that no value names. */
const dropUnusedKeyframes = (root: Root): void => {
  const values = root.toString();
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`animation[^;}]*${rule.params}`).test(values)) rule.remove();
  });
};

/** Takes out what stands word for word once more below it, where it would win anyway: two chunks may share a module. */
const dropRepeated = (root: Root): void => {
  const below = new Set<string>();
  const rules: Rule[] = [];
  eachRule(root, (rule) => {
    rules.unshift(rule);
  });
  for (const rule of rules) {
    const words = conditionsOf(rule) + String(rule);
    if (below.has(words)) rule.remove();
    below.add(words);
  }
};

/** Takes out statements such as `@layer a;` that come after one that names all their layers: the order is known. */
const dropKnownLayers = (root: Root): void => {
  const known = new Set<string>();
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || node.nodes !== undefined) return;
    const layers = node.params.split(',').map((layer) => layer.trim());
    if (layers.every((layer) => known.has(layer))) node.remove();
    for (const layer of layers) known.add(layer);
  });
};

/** Leaves out selectors that are not kept, rules without one, and what then serves nothing. */
const withOnly = (root: Root, keeps: (selector: string) => boolean, used: ReadonlySet<string>): string => {
  eachRule(root, (rule) => {
    rule.selectors = rule.selectors.filter(keeps);
    if (rule.selector === '') rule.remove();
  });
  dropUnusedProperties(root, used);
  dropUnusedKeyframes(root);
  dropEmpty(root);
  dropKnownLayers(root);
  return root.toString();
};

/**
 * A style sheet without what pages with these names have no use for: a shared style sheet serves many. It errs on the
 * side of keeping a rule. Order and layers stay.
 * @throws where a selector cannot be read, or a rule holds another.
 */
export const usedCss = (css: string, names: Names): string => {
  const root = postcss.parse(css);
  dropRepeated(root);
  return withOnly(root, (selector) => mayMatch(selector, names), names.properties);
};

/**
 * The rules of a style sheet that HTML with these names needs for its first paint, and the custom properties that these
 * refer to; all else is left out. It errs on the side of keeping a rule. Order and layers stay.
 * @throws where a selector cannot be read, or a rule holds another.
 */
export const criticalCss = (css: string, names: Names): string => {
  const root = postcss.parse(css);
  root.walkAtRules(/^(media|supports|layer)$/, (rule) => {
    if (rule.name === 'layer' ? rule.nodes !== undefined && rule.params === 'late' : canWait(rule.params))
      rule.remove();
  });
  return withOnly(root, (selector) => !canWait(selector) && mayMatch(selector, names), names.properties);
};
