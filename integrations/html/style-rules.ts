import type { AtRule, ChildNode, Container, Document, Root, Rule } from 'postcss';

/** The at-rules around a node of a style sheet, from the inside out. */
export const atRulesAround = (node: ChildNode): AtRule[] => {
  const found: AtRule[] = [];
  let parent: Container | Document | undefined = node.parent;
  while (parent !== undefined) {
    if (parent.type === 'atrule') found.push(parent as AtRule);
    parent = parent.parent;
  }
  return found;
};

/** Under which at-rules a node stands, to compare it with others. */
export const conditionsOf = (node: ChildNode): string =>
  atRulesAround(node)
    .map(({ name, params }) => `@${name} ${params}`)
    .join();

/**
 * Calls back for each rule that has selectors: what is in keyframes has none.
 * @throws where a rule holds another: rules are compared one by one, each with all of its conditions around it.
 */
export const eachRule = (root: Root, callback: (rule: Rule) => void): void => {
  root.walkRules((rule) => {
    if (atRulesAround(rule).some(({ name }) => name.endsWith('keyframes'))) return;
    if (rule.parent?.type === 'rule' || rule.nodes.some(({ type }) => !['decl', 'comment'].includes(type)))
      throw new Error(
        `Rule "${rule.selector}" holds another rule, or stands in one. The build compares rules one by one to know which a page needs first. Write it flat: the whole selector outside, conditions such as @media around it.`,
      );
    callback(rule);
  });
};

/** Takes out what holds nothing any more, from the inside out. `@layer a, b;` stays: it never had a body. */
export const dropEmpty = (container: Container): void => {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
};
