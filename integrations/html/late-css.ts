import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss';
import type { Names } from './names.ts';
import { mayMeet } from './selector.ts';
import { mayWeighTheSame } from './specificity.ts';
import { atRulesAround, conditionsOf, dropEmpty, eachRule } from './style-rules.ts';

const layerOf = (node: ChildNode): string =>
  atRulesAround(node)
    .flatMap(({ name, params }) => (name === 'layer' ? [params] : []))
    .join();

const declarationsOf = (rule: Rule): Declaration[] => rule.nodes.filter((node) => node.type === 'decl');

/** One declaration for one selector, with the conditions it stands under. */
const statementOf = (rule: Rule, selector: string, declaration: Declaration): string =>
  `${conditionsOf(rule)}${selector}{${declaration}`;

/** Calls back for each at-rule that holds no rules: fonts, keyframes, paper, the order of the layers. */
const eachWhole = (root: Root, callback: (rule: AtRule) => void): void => {
  root.walkAtRules((rule) => {
    const holdsRules = rule.nodes !== undefined && /^(media|supports|layer|container)$/.test(rule.name);
    if (!holdsRules) callback(rule);
  });
};

const wholeOf = (rule: AtRule): string => conditionsOf(rule) + String(rule);

/** Everything that a style sheet says. */
const allSaidIn = (css: string): Set<string> => {
  const said = new Set<string>();
  const root = postcss.parse(css);
  eachRule(root, (rule) => {
    for (const selector of rule.selectors)
      for (const declaration of declarationsOf(rule)) said.add(statementOf(rule, selector, declaration));
  });
  eachWhole(root, (rule) => {
    said.add(wholeOf(rule));
  });
  return said;
};

/** Old names of gaps, which browsers still know (CSS Box Alignment 3, § 8.4). */
const gapOfGrid = /^grid-(?=(row-|column-)?gap$)/;

/** First words of properties that set the same thing as others that begin otherwise, and the word that stands for all. */
const families = new Map([
  ...['top', 'right', 'bottom', 'left'].map((edge) => [edge, 'inset'] as const),
  ...['align', 'justify'].map((axis) => [axis, 'place'] as const),
  ...['row', 'column', 'columns'].map((gap) => [gap, 'gap'] as const),
  ['line', 'font'],
  ['white', 'text'],
  ['word', 'overflow'],
  ['inline', 'width'],
  ['block', 'height'],
  ['page', 'break'],
]);

/** A word for all properties that one shorthand may set: `margin` for `margin-top`, `font` for `line-height`. */
const familyOf = (property: string): string => {
  if (property.startsWith('--')) return property;
  const plain = property
    .toLowerCase()
    .replace(/^-\w+-/, '')
    .replace(gapOfGrid, '');
  const word = plain.split('-', 1)[0] ?? '';
  return families.get(word) ?? word;
};

/** Whether two declarations may set the same thing. `all` sets everything but custom properties. */
const mayCollide = (one: string, other: string): boolean => {
  const [a, b] = [familyOf(one), familyOf(other)];
  return a === b || (a === 'all' && !b.startsWith('--')) || (b === 'all' && !a.startsWith('--'));
};

/**
 * The style sheet that a page asks for when its critical rules stand inline already: what these leave out. An inline
 * rule is said again only where it would otherwise lose to one that stood before it in the source and now comes later:
 * in the same layer, with the same weight, about the same property, and maybe for the same element. Likewise an at-rule
 * without selectors, where another of its name came before it.
 * @param css all CSS of the page.
 * @param critical what criticalCss() chose of it: of what stands there twice, both or neither.
 * @param names of all pages that share it, and of their scripts.
 * @throws where a selector cannot be read, or a rule holds another.
 */
export const lateCss = (css: string, critical: string, names: Names): string => {
  const inline = allSaidIn(critical);
  const root = postcss.parse(css);

  const lateWholes = new Set<string>();
  eachWhole(root, (rule) => {
    const name = `@${rule.name} ${rule.params}`;
    if (inline.has(wholeOf(rule)) && !lateWholes.has(name)) rule.remove();
    else lateWholes.add(name);
  });

  const saidLate: { layer: string; selector: string; property: string }[] = [];
  eachRule(root, (rule) => {
    const layer = layerOf(rule);
    const wouldLose = (selector: string, { prop }: Declaration): boolean =>
      saidLate.some(
        (earlier) =>
          earlier.layer === layer &&
          mayCollide(earlier.property, prop) &&
          mayWeighTheSame(earlier.selector, selector) &&
          mayMeet(earlier.selector, selector, names),
      );
    const isLate = (selector: string, declaration: Declaration): boolean =>
      !inline.has(statementOf(rule, selector, declaration)) || wouldLose(selector, declaration);

    const declarations = declarationsOf(rule);
    const needed = declarations.filter((declaration) =>
      rule.selectors.some((selector) => isLate(selector, declaration)),
    );
    if (needed.length === 0) {
      rule.remove();
      return;
    }
    rule.selectors = rule.selectors.filter((selector) => needed.some((one) => isLate(selector, one)));
    for (const declaration of declarations) if (!needed.includes(declaration)) declaration.remove();
    for (const { prop } of needed)
      for (const selector of rule.selectors) saidLate.push({ layer, selector, property: prop });
  });
  dropEmpty(root);
  return root.toString();
};
