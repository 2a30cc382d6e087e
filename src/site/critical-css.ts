import postcss, { type AtRule, type Container } from 'postcss';

/** Names that a piece of HTML gives a selector to hold on to. */
export interface Names {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

/** The tags, classes and ids of a piece of HTML. */
export const namesUsedIn = (html: string): Names => {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);
  return {
    tags: new Set(all(/<([a-z][\w-]*)/gi).map((tag) => tag.toLowerCase())),
    classes: new Set(all(/\sclass="([^"]+)"/g).flatMap((names) => names.split(/\s+/))),
    ids: new Set(all(/\sid="([^"]+)"/g)),
  };
};

/** The names of several pieces of HTML together. */
export const joined = (all: readonly Names[]): Names => {
  const union = (of: (names: Names) => ReadonlySet<string>) =>
    new Set(all.flatMap((names) => [...of(names)]));
  return {
    tags: union(({ tags }) => tags),
    classes: union(({ classes }) => classes),
    ids: union(({ ids }) => ids),
  };
};

/** What a selector says that HTML cannot answer: states, generated boxes, attributes, alternatives in brackets. */
const undecidable = /::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]/g;

/** False only where some tag, class or id of the selector is nowhere in the HTML. */
const mayMatch = (selector: string, { tags, classes, ids }: Names): boolean => {
  const plain = selector.replace(undecidable, '');
  const has = (pattern: RegExp, names: ReadonlySet<string>) =>
    [...plain.matchAll(pattern)].every(([, name = '']) => names.has(name));
  return has(/\.([\w-]+)/g, classes) && has(/#([\w-]+)/g, ids) && has(/(?:^|[\s>+~])([a-z][\w-]*)/gi, tags);
};

/**
 * Waits for the whole style sheet: a pointer, a printer, a scrolled page, an opened menu or the menu of a browser without
 * popover is never that fast; where the system sets the colours these rules only refine borders; and an nth child of main
 * stands below the first section.
 */
const canWait = (rule: string): boolean =>
  /^print$|forced-colors: ?active|:hover|:active|data-scrolled|(:has|selector)\(:popover-open|main ?> ?:nth-child/.test(
    rule,
  );

const isIn = (names: readonly string[], node: Container): boolean =>
  node.parent?.type === 'atrule' && names.includes((node.parent as AtRule).name);

/** Takes out custom properties that no value refers to, and then those that only these referred to. */
const dropUnusedProperties = (root: Container): void => {
  const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  let dropped = false;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return;
    declaration.remove();
    dropped = true;
  });
  if (dropped) dropUnusedProperties(root);
};

/** Takes out keyframes that no value names. */
const dropUnusedKeyframes = (root: Container): void => {
  const values = root.toString();
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*${rule.params}`).test(values)) rule.remove();
  });
};

/** Takes out what holds nothing any more, from the inside out. `@layer a, b;` stays: it never had a body. */
const dropEmpty = (container: Container): void => {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
};

/**
 * The rules of a style sheet that HTML with these names needs for its first paint, and the custom properties that these
 * refer to; all else is left out. It errs on the side of keeping a rule. Order and layers stay.
 */
export const criticalCss = (css: string, names: Names): string => {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isIn(['keyframes'], rule)) return;
    rule.selectors = rule.selectors.filter((selector) => !canWait(selector) && mayMatch(selector, names));
    if (rule.selector === '') rule.remove();
  });
  root.walkAtRules(/^(media|supports|layer)$/, (rule) => {
    if (rule.name === 'layer' ? rule.nodes !== undefined && rule.params === 'late' : canWait(rule.params))
      rule.remove();
  });
  dropUnusedProperties(root);
  dropUnusedKeyframes(root);
  dropEmpty(root);
  return root.toString();
};

/**
 * The style sheet for a page that carries its critical rules inline, fonts among them: all of it but the fonts. Named
 * anew they would be new fonts to the browser, which then takes what has arrived since the first paint and sets the
 * words a second time.
 */
export const lateCss = (css: string): string => {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
};
