/** A node of a page's structured data. */
export type GraphNode = Record<string, unknown>;

const jsonLdPattern = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** The nodes of a page's one graph. Throws where a page has no graph, or several. */
export const graphOf = (html: string): GraphNode[] => {
  const [found, ...more] = [...html.matchAll(jsonLdPattern)];
  if (found === undefined || more.length > 0) throw new Error('a page has exactly one graph');
  return JSON.parse(found[1] ?? '')['@graph'];
};

/** The nodes of a type in a page's graph. */
export const nodesOf = (html: string, type: string): GraphNode[] =>
  graphOf(html).filter((node) => node['@type'] === type);

/** A list inside a node; empty where the node lacks it. */
export const listOf = <T = GraphNode>(node: GraphNode | undefined, key: string): T[] =>
  (node?.[key] ?? []) as T[];

/** Every object of a graph, nested ones too. */
export const allNodes = (value: unknown): GraphNode[] => {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  if (typeof value !== 'object' || value === null) return [];
  return [value as GraphNode, ...Object.values(value).flatMap(allNodes)];
};
