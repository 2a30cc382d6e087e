import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/**
 * The schema.org vocabulary, read from the declarations that the package schema-dts generates from it: which types
 * there are, which properties each has, and what a property may hold.
 */
interface Vocabulary {
  /** Properties of a type with the names of the types they may hold. */
  propertiesOf: (type: string) => ReadonlyMap<string, string[]> | null;
  /** True where `type` is `wanted` or below it. */
  isA: (type: string, wanted: string) => boolean;
  /** The words an enumeration allows. */
  wordsOf: (type: string) => ReadonlySet<string>;
}

interface Base {
  parents: string[];
  properties: Map<string, string[]>;
}

const parse = (): ts.SourceFile => {
  const entry = createRequire(import.meta.url).resolve('schema-dts');
  const file = entry.replace(/schema\.js$/, 'schema.d.ts');
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
};

/** Names of the types in a union: `A | B` inside `SchemaValue<A | B, "property">`, or an alias' own members. */
const typeNamesIn = (node: ts.TypeNode): string[] => {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(typeNamesIn);
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const [first] = node.typeArguments ?? [];
    return node.typeName.text === 'SchemaValue' && first !== undefined
      ? typeNamesIn(first)
      : [node.typeName.text];
  }
  return [];
};

const wordsIn = (node: ts.TypeNode): string[] => {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(wordsIn);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
};

const parentsOf = (declaration: ts.InterfaceDeclaration): string[] =>
  (declaration.heritageClauses ?? [])
    .flatMap(({ types }) => types)
    .flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : []));

const membersOf = (declaration: ts.InterfaceDeclaration) =>
  declaration.members.flatMap((member) =>
    ts.isPropertySignature(member) && ts.isStringLiteral(member.name) && member.type !== undefined
      ? [{ name: member.name.text, type: member.type }]
      : [],
  );

/** Reads the vocabulary. Takes about a second. */
export const readVocabulary = (): Vocabulary => {
  const bases = new Map<string, Base>();
  const types = new Map<string, string[]>();
  const below = new Map<string, string[]>();
  const words = new Map<string, ReadonlySet<string>>();
  for (const statement of parse().statements) {
    if (ts.isTypeAliasDeclaration(statement)) {
      below.set(statement.name.text, typeNamesIn(statement.type));
      words.set(statement.name.text, new Set(wordsIn(statement.type)));
    }
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const name = statement.name.text;
    const members = membersOf(statement);
    const type = members.find((member) => member.name === '@type')?.type;
    const [word] = type === undefined ? [] : wordsIn(type);
    if (word !== undefined) types.set(word, parentsOf(statement));
    const properties = members.filter((member) => !member.name.startsWith('@'));
    bases.set(name, {
      parents: parentsOf(statement),
      properties: new Map(properties.map((member) => [member.name, typeNamesIn(member.type)])),
    });
  }
  const collect = (base: string): [string, string[]][] => {
    const found = bases.get(base);
    return found === undefined ? [] : [...found.properties, ...found.parents.flatMap(collect)];
  };
  const isA = (type: string, wanted: string, seen = new Set<string>()): boolean => {
    if (type === wanted) return true;
    if (seen.has(wanted)) return false;
    seen.add(wanted);
    return (below.get(wanted) ?? []).some((name) => isA(type, name, seen));
  };
  return {
    propertiesOf: (type) => {
      const parents = types.get(type);
      return parents === undefined ? null : new Map(parents.flatMap(collect));
    },
    isA: (type, wanted) => isA(type, wanted),
    wordsOf: (type) => words.get(type) ?? new Set(),
  };
};

/** How a value of a data type is written. */
const dataTypes: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Date: (value) => typeof value === 'string' && /^\d{4}(-\d{2}-\d{2})?$/.test(value),
  DateTime: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:]+(Z|[+-]\d{2}:\d{2})$/.test(value),
  Time: (value) => typeof value === 'string' && /^\d{2}:\d{2}(:\d{2})?$/.test(value),
  Duration: (value) => typeof value === 'string' && /^P(\d+[YMWD])*(T(\d+[HMS])+)?$/.test(value),
  Boolean: (value) => typeof value === 'boolean',
  Number: (value) =>
    typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)),
  Integer: (value) => Number.isInteger(value),
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (value: unknown, allowed: string, vocabulary: Vocabulary): boolean => {
  if (allowed in dataTypes) return dataTypes[allowed]?.(value) ?? false;
  if (isObject(value)) {
    if (!('@type' in value)) return allowed === 'IdReference' && Object.keys(value).join() === '@id';
    return vocabulary.isA(`${String(value['@type'])}Leaf`, allowed);
  }
  return typeof value === 'string' && vocabulary.wordsOf(allowed).has(value);
};

/** Everything in a node that the vocabulary does not know: types, properties, values of a wrong type. */
export const vocabularyErrors = (node: unknown, vocabulary: Vocabulary, path = ''): string[] => {
  if (!isObject(node)) return [`${path}: no object`];
  const type = String(node['@type']);
  const properties = vocabulary.propertiesOf(type);
  if (properties === null) return [`${path}: unknown type ${type}`];
  return Object.entries(node).flatMap(([name, content]) => {
    if (name.startsWith('@')) return [];
    const here = `${path}/${type}.${name}`;
    const allowed = properties.get(name);
    if (allowed === undefined) return [`${here}: unknown property`];
    return (Array.isArray(content) ? content : [content]).flatMap((value: unknown) => {
      if (!allowed.some((candidate) => fits(value, candidate, vocabulary))) {
        return [`${here}: ${JSON.stringify(value)} is none of ${allowed.join(', ')}`];
      }
      return isObject(value) && '@type' in value ? vocabularyErrors(value, vocabulary, here) : [];
    });
  });
};
