import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type * as z from 'zod';
import { schemaMessage } from './schema-message.ts';

/** A mistake in the content: what is wrong, where, why it matters, how to mend it. Stops the build. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Runs a check and returns its messages; a mistake in the content that it throws is one of them. */
export const problemsIn = (check: () => readonly string[]): readonly string[] => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [error.message];
  }
};

/** Throws with all problems at once, so that nothing is built from them. @throws ContentError */
export const stopOn = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
};

/** What is lost without a file, and how to get it back: files of a language have a twin, others stand alone. */
const missing = (file: string): string =>
  /\/(fr|nl)\.\w+$/.test(file)
    ? 'Every page exists in both languages, or visitors of one language find nothing. Create it with the same keys as its twin.'
    : 'What is built from it would have no data. Create it as the other files of its kind are, or take out what names it.';

/**
 * Text of a file with the line ends of this project, whatever the editor that saved it.
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
      throw new ContentError(`${file}: cannot be read: it is not there. ${missing(file)}`);
    throw new ContentError(
      `${file}: cannot be read (${code}). Nothing can be built from it. Put a text file that all may read under this name.`,
    );
  }
};

/** Parses YAML that stands in a file. @throws ContentError naming the file and the line. */
export const parseYaml = (file: string, source: string): unknown => {
  try {
    return parse(source);
  } catch (error) {
    throw new ContentError(
      `${file}: not valid YAML: ${error instanceof Error ? error.message.trim() : error}\nThe page cannot be built from it. Mend that line; text with a colon in it needs quotes.`,
    );
  }
};

/** Checks data against a schema under the name of the file it came from. @throws ContentError with a line for each mistake. */
export const checked = <Schema extends z.ZodType>(
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
 * Reads a YAML file and checks it against its schema.
 * @throws ContentError naming file, key, reason and remedy.
 */
export const readYaml = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> =>
  checked(file, parseYaml(file, readText(file)), schema);
