import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type * as z from 'zod';
import { schemaMessage } from './schema-message.ts';

/** A mistake in the content. The message says where it is, what is wrong, why it matters and how to fix it. Stops the build. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Runs a check and returns its messages; a ContentError that it throws becomes a message, too. */
export const collectProblems = (check: () => readonly string[]): readonly string[] => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [error.message];
  }
};

/** Throws one error with all messages, if there are any. @throws ContentError */
export const throwIfProblems = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
};

const missingFileAdvice = (file: string): string =>
  /\/(fr|nl)\.\w+$/.test(file)
    ? 'Every page must exist in both languages, or visitors of one language cannot read it. Create it with the same keys as the file of the other language.'
    : 'What is built from it would have no data. Create it like the other files of that folder, or remove what refers to it.';

/**
 * Text of a file without a byte order mark and with `\n` as line end, whatever editor saved it.
 * @throws ContentError when it is missing or cannot be read.
 */
export const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOENT')
      throw new ContentError(`${file}: cannot be read: it does not exist. ${missingFileAdvice(file)}`);
    throw new ContentError(
      `${file}: cannot be read (${code}). Nothing can be built from it. Make it a text file that every user may read.`,
    );
  }
};

/** Parses YAML. @throws ContentError with the file and the line of the mistake. */
export const parseYaml = (file: string, source: string): unknown => {
  try {
    return parse(source);
  } catch (error) {
    throw new ContentError(
      `${file}: not valid YAML: ${error instanceof Error ? error.message.trim() : error}\nThe page cannot be built from it. Fix that line; text that contains a colon needs quotes.`,
    );
  }
};

/** Validates the data of a file against a schema. @throws ContentError with one line for each mistake. */
export const validateData = <Schema extends z.ZodType>(
  file: string,
  data: unknown,
  schema: Schema,
): z.infer<Schema> => {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map((issue) => `${file}: ${schemaMessage(issue, data)}`).join('\n'),
  );
};

/**
 * Reads a YAML file and validates it against its schema.
 * @throws ContentError with file, key, reason and remedy.
 */
export const readYaml = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> =>
  validateData(file, parseYaml(file, readText(file)), schema);
