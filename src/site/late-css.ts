import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss';
import { mayMeet, type Names, weighTheSame } from './selectors.ts';
import { atRulesAround, conditionsOf, dropEmpty, eachRule } from './style-rules.ts';

const layerOf = (node: ChildNode): string =>
  atRulesAround(node)
    .flatMap(({ name, params }) => (name === 'layer' ? [params] : []))
    .join();

const declarationsOf = (rule: Rule): Declaration[] => rule.nodes.filter((node) => node.type === 'decl');

/** One declaration for one selector, with the conditions it stands under. */
const said = (rule: Rule, selector: string, declaration: Declaration): string =>
  `${conditionsOf(rule)}${selector}{${declaration}`;

/** Calls back for each at-rule that holds no rules: fonts, keyframes, the order of the layers. */
const eachWhole = (root: Root, callback: (rule: AtRule, said: string) => void): void => {
  root.walkAtRules((rule) => {
    const holdsRules = rule.nodes !== undefined && /^(media|supports|layer|container)$/.test(rule.name);
    if (!holdsRules) callback(rule, conditionsOf(rule) + String(rule));
  });
};

const allSaidIn = (css: string): Set<string> => {
  const found = new Set<string>();
  const root = postcss.parse(css);
  eachRule(root, (rule) => {
    for (const selector of rule.selectors)
      for (const declaration of declarationsOf(rule)) found.add(said(rule, selector, declaration));
  });
  eachWhole(root, (_rule, words) => {
    found.add(words);
  });
  return found;
};

/** Families of properties whose shorthands do not begin like what they set. */
const families = new Map([
  ...['top', 'right', 'bottom', 'left'].map((edge) => [edge, 'inset'] as const),
  ...['align', 'justify'].map((axis) => [axis, 'place'] as const),
  ...['row', 'column', 'columns'].map((gap) => [gap, 'gap'] as const),
  ['line', 'font'],
]);

/** The first word of a property stands for all that one shorthand may set: `margin` for `margin-top`. */
const familyOf = (property: string): string => {
  if (property.startsWith('--')) return property;
  const word = property.replace(/^-\w+-/, '').split('-', 1)[0] ?? '';
  return families.get(word) ?? word;
};

/**
 * The style sheet that a page asks for when its critical rules stand inline already: what these leave out. An inline
 * rule is said again only where it would otherwise lose to one that stood before it in the source and now comes later:
 * in the same layer, with the same weight, about the same property, and maybe for the same element.
 * @param css the whole style sheet of the page.
 * @param critical what criticalCss() chose of it: of what stands there twice, both or neither.
 * @param names of all pages that share it, and of their scripts.
 */
export const lateCss = (css: string, critical: string, names: Names): string => {
  const inline = allSaidIn(critical);
  const root = postcss.parse(css);
  eachWhole(root, (rule, words) => {
    if (inline.has(words)) rule.remove();
  });

  const late: { layer: string; selector: string; family: string }[] = [];
  eachRule(root, (rule) => {
    const layer = layerOf(rule);
    const losesTo = (selector: string, { prop }: Declaration): boolean =>
      late.some(
        (earlier) =>
          earlier.layer === layer &&
          earlier.family === familyOf(prop) &&
          weighTheSame(earlier.selector, selector) &&
          mayMeet(earlier.selector, selector, names),
      );
    const isLate = (selector: string, declaration: Declaration): boolean =>
      !inline.has(said(rule, selector, declaration)) || losesTo(selector, declaration);

    const declarations = declarationsOf(rule);
    const needed = new Set(
      declarations.filter((declaration) => rule.selectors.some((selector) => isLate(selector, declaration))),
    );
    rule.selectors = rule.selectors.filter((selector) =>
      declarations.some((declaration) => isLate(selector, declaration)),
    );
    for (const declaration of declarations) {
      if (!needed.has(declaration)) declaration.remove();
      else
        for (const selector of rule.selectors)
          late.push({ layer, selector, family: familyOf(declaration.prop) });
    }
    if (needed.size === 0) rule.remove();
  });
  dropEmpty(root);
  return root.toString();
};
