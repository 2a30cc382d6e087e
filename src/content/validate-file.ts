import type * as z from 'zod';
import type { ContentFiles } from './content-files.ts';
import { at, finding, type Report } from './finding.ts';
import { memoize } from './memoize.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';
import { schemaFinding } from './schema-finding.ts';

/** The replacement character for bytes that are not UTF-8, and UTF-8 letters that were read as Latin-1. */
const brokenCharacterPattern = /\ufffd|[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u20ac/;

/** Characters that nobody sees: control characters, marks of direction, letters without width. Emoji keep their joiners. */
const invisibleCharacterPattern =
  /[^\P{Cc}\n\t]|[\u200b\u200c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Returns the text of a file, without invisible characters, and with accents as part of their letters. Reports a missing
 * file or broken characters, and returns null.
 */
export const cleanTextOf = (files: ContentFiles, file: string, report: Report): string | null => {
  const text = files.get(file);
  if (text === undefined) {
    report(finding('file-missing', at(file)));
    return null;
  }
  const lines = text.split('\n');
  const index = lines.findIndex((line) => brokenCharacterPattern.test(line));
  if (index === -1) return text.normalize('NFC').replace(invisibleCharacterPattern, '');
  const broken = lines[index]?.trim().slice(0, 80) ?? '';
  report({ ...finding('broken-characters', at(file), { text: broken }), line: index + 1 });
  return null;
};

const parseOnce = memoize((schema: z.ZodType) => memoize((data: object) => schema.safeParse(data)));

/** Checks data against a schema. Reports mistakes, and returns null if there are any. */
export const validateData = <Schema extends z.ZodType>(
  file: string,
  data: unknown,
  schema: Schema,
  report: Report,
): z.infer<Schema> | null => {
  const result = typeof data === 'object' && data !== null ? parseOnce(schema)(data) : schema.safeParse(data);
  if (result.success) return result.data as z.infer<Schema>;
  if (data === null) {
    report(finding('file-missing', at(file)));
    return null;
  }
  for (const issue of result.error.issues) report(schemaFinding(file, issue, data));
  return null;
};

/** The YAML files of the content, each parsed once; null for one that cannot be read. */
export type YamlFiles = ReadonlyMap<string, ParsedYaml | null>;

/** Parses all YAML files of the content. */
export const parseYamlFiles = (files: ContentFiles, report: Report): YamlFiles =>
  new Map(
    [...files.keys()]
      .filter((file) => /^content\/.*\.yaml$/.test(file))
      .map((file) => {
        const text = cleanTextOf(files, file, report);
        return [file, text === null ? null : parseYaml(file, text, report)];
      }),
  );

/** Checks a YAML file against its schema. Returns the data, also as written; null if it is missing or has mistakes. */
export const validateFile = <Schema extends z.ZodType>(
  yaml: YamlFiles,
  file: string,
  schema: Schema,
  report: Report,
): { data: z.infer<Schema>; written: unknown } | null => {
  if (!yaml.has(file)) report(finding('file-missing', at(file)));
  const parsed = yaml.get(file);
  if (parsed === undefined || parsed === null) return null;
  const data = validateData(file, parsed.data, schema, report);
  return data === null ? null : { data, written: parsed.data };
};
