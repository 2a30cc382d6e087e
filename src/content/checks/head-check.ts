import { plainText } from '#src/copy/fill.ts';

/** Lengths in characters that a list of search results shows whole (PG-1). */
const limits = { title: [15, 65], description: [70, 160] } as const;

/** A text of a page's head, filled, under its key. */
interface HeadText {
  file: string;
  key: string;
  kind: keyof typeof limits;
  text: string;
}

/** A message where a title or a description does not fit a list of search results; `text` with its facts filled in. */
export const headProblems = ({ file, key, kind, text }: HeadText): string[] => {
  const [least, most] = limits[kind];
  const { length } = plainText(text);
  if (length >= least && length <= most) return [];
  return [
    `${file}: ${key}: has ${length} characters. A list of search results would ${length < least ? 'say too little of the page' : 'cut it off'}. Write ${least} to ${most}.`,
  ];
};
