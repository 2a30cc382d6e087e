import { resolve } from 'node:path';
import ts from 'typescript';
import { allNodes, type GraphNode } from './structured-data.ts';

/** Formats of what schema-dts declares as any text. */
const formats: Record<string, RegExp> = {
  opens: /^\d{2}:\d{2}(:\d{2})?$/,
  closes: /^\d{2}:\d{2}(:\d{2})?$/,
  datePublished: /^\d{4}-\d{2}-\d{2}$/,
  dateModified: /^\d{4}-\d{2}-\d{2}$/,
  timeRequired: /^P(\d+[YMWD])*(T(\d+[HMS])+)?$/,
};

const formatErrors = (node: GraphNode): string[] =>
  allNodes(node).flatMap((part) =>
    Object.entries(formats).flatMap(([key, format]) =>
      key in part && !format.test(String(part[key])) ? [`${key}: ${part[key]} has another format`] : [],
    ),
  );

/** What TypeScript says against nodes as values of the types that schema-dts generates from the vocabulary. */
const typeErrors = (nodes: readonly GraphNode[]): string[] => {
  const values = nodes.map((node) => `(${JSON.stringify(node)}) satisfies schema.${node['@type']};`);
  const text = ["import type * as schema from 'schema-dts';", ...values].join('\n');
  const file = resolve('tests/support/graphs.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...others) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : getSourceFile(name, ...others);
  const program = ts.createProgram([file], options, host);
  return program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ start = 0, messageText }) => {
    const node = text.slice(text.lastIndexOf('\n', start) + 1, start);
    return `${ts.flattenDiagnosticMessageText(messageText, ' ')} in ${node.slice(-200)}`;
  });
};

/** A value without its texts, addresses and amounts, which TypeScript checks alike in every node: types and enumerations stay. */
const shapeOf = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) {
    const shapes = value.map((item) => shapeOf(item));
    return [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner, name)]));
  if (typeof value === 'number') return 0;
  if (typeof value !== 'string') return value;
  if (/^[\d.]+$/.test(value)) return '0';
  return key === 'name' || /[\s\d/]/.test(value) ? 'text' : value;
};

/** Everything in nodes that schema.org does not know: types, properties, values of a wrong type. Takes some seconds. */
export const vocabularyErrors = (nodes: readonly GraphNode[]): string[] => [
  ...typeErrors(shapeOf(nodes) as GraphNode[]),
  ...nodes.flatMap(formatErrors),
];
