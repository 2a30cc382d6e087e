import type * as z from 'zod';
import type { PlacedNode } from './checks/yaml-words.ts';
import type { ContentFiles } from './files.ts';
import { at, finding, type Report } from './finding.ts';
import { schemaFinding, withMisspeltKeys } from './schema-finding.ts';
import { parseYaml } from './yaml.ts';

/** What UTF-8 shows in place of bytes that are not UTF-8, and what UTF-8 letters become when read as Latin-1. */
const brokenCharacter = /\ufffd|[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u20ac/;

/** Text of a file; null where it is missing or has broken characters. */
export const textOf = (files: ContentFiles, file: string, report: Report): string | null => {
  const text = files.get(file);
  if (text === undefined) {
    report(finding('file-missing', at(file)));
    return null;
  }
  const lines = text.split('\n');
  const index = lines.findIndex((line) => brokenCharacter.test(line));
  if (index === -1) return text;
  const broken = lines[index]?.trim().slice(0, 80) ?? '';
  report({ ...finding('broken-characters', at(file), { text: broken }), line: index + 1 });
  return null;
};

/** Data against a schema; null where it has mistakes. */
export const validate = <Schema extends z.ZodType>(
  file: string,
  data: unknown,
  schema: Schema,
  report: Report,
): z.infer<Schema> | null => {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  if (data === null) {
    report(finding('file-empty', at(file)));
    return null;
  }
  withMisspeltKeys(result.error.issues.map((issue) => schemaFinding(file, issue, data))).forEach(report);
  return null;
};

/** Data of a YAML file against its schema; null where it is missing or has mistakes. @param check gets the values as they are written */
export const parseFile = <Schema extends z.ZodType>(
  files: ContentFiles,
  file: string,
  schema: Schema,
  report: Report,
  check?: (nodes: readonly PlacedNode[]) => void,
): z.infer<Schema> | null => {
  const text = textOf(files, file, report);
  const parsed = text === null ? null : parseYaml(file, text, report);
  if (parsed === null) return null;
  check?.(parsed.nodes);
  return validate(file, parsed.data, schema, report);
};
