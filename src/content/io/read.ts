import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { schemaMessage } from './schema-message.ts';
import { parseSource } from './yaml.ts';

/** A mistake in the content. The message says where it is, what is wrong, why it matters and how to fix it. Stops the build. */
export class ContentError extends Error {
  override name = 'ContentError';
  /** Only the message: it is about a line of content, and lines of code below it would hide it. */
  override stack = this.message;
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

const missingFileAdvice = (file: string): string =>
  /\/(fr|nl)\.\w+$/.test(file)
    ? 'Every page must exist in both languages, or visitors of one language cannot read it. Create it with the same keys as the file of the other language.'
    : 'What is built from it would have no data. Create it like the other files of that folder, or remove what refers to it.';

const readBytes = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOENT')
      throw new ContentError(`${file}: cannot be read: it does not exist. ${missingFileAdvice(file)}`);
    throw new ContentError(
      `${file}: cannot be read (${code}). Nothing can be built from it. Make it a text file that every user may read.`,
    );
  }
};

/** What UTF-8 shows in place of bytes that are not UTF-8, and what UTF-8 letters become when read as Latin-1. */
const brokenCharacter = /\ufffd|[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u20ac/;

/**
 * Text of a file without a byte order mark and with `\n` as line end, whatever editor saved it.
 * @throws ContentError when it is missing, cannot be read, or is not UTF-8.
 */
export const readText = (file: string): string => {
  const text = readBytes(file)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  if (!brokenCharacter.test(text)) return text;
  const lines = text.split('\n');
  const index = lines.findIndex((line) => brokenCharacter.test(line));
  throw new ContentError(
    `${file}: line ${index + 1}: broken characters: "${lines[index]?.trim().slice(0, 80)}". The page would show them in place of letters such as é. Save the file in your editor with the encoding UTF-8, and write these letters again.`,
  );
};

/** Parses YAML. @throws ContentError with the file and the line of the mistake. */
export const parseYaml = (file: string, source: string): unknown => {
  const parsed = parseSource(source);
  if ('data' in parsed) return parsed.data;
  throw new ContentError(parsed.problems.map((problem) => `${file}: ${problem}`).join('\n'));
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
    [...new Set(result.error.issues.map((issue) => `${file}: ${schemaMessage(issue, data)}`))].join('\n'),
  );
};

/**
 * Reads a YAML file and validates it against its schema.
 * @throws ContentError with file, key, reason and remedy.
 */
export const readYaml = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> =>
  validateData(file, parseYaml(file, readText(file)), schema);
