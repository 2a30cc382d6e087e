import { readdirSync, readFileSync } from 'node:fs';
import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod';

/** A mistake in the content: what is wrong, where, why it matters, how to mend it. Stops the build. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Reads a YAML file and checks it against its schema.
 * @throws ContentError naming file, key, reason and remedy.
 */
export const readYaml = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> =>
  check(file, parseFile(file), schema);

const parseFile = (file: string): unknown => {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof YAMLParseError) {
      throw new ContentError(
        `${file}: not valid YAML: ${error.message}. The page cannot be built from it. Mend that line; text with a colon in it needs quotes.`,
      );
    }
    throw new ContentError(
      `${file}: cannot be read. Every page needs its file in both languages, or visitors of one language find nothing. Create it with the same keys as its twin.`,
    );
  }
};

/** Checks data against a schema under the name of the file it came from. Same errors as `readYaml`. */
export const check = <Schema extends z.ZodType>(
  file: string,
  data: unknown,
  schema: Schema,
): z.infer<Schema> => {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `${file}: ${issue.path.join('.') || '(whole file)'}: ${issue.message}`,
  );
  throw new ContentError(
    `${lines.join('\n')}\nThe page would lack or misread that text. Write the key as the other files of its kind do, or take it out.`,
  );
};

/** Files of a folder with an ending, by name without it, sorted. */
export const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
