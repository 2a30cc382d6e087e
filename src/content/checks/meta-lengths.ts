import { plainText } from '#src/copy/fill.ts';

/** Lengths in characters that search results show in full (PG-1). */
const limits = { title: [15, 65], description: [70, 160] } as const;

/** Title or description of a page, with placeholders filled in. */
interface MetaText {
  file: string;
  key: string;
  kind: keyof typeof limits;
  text: string;
}

/** A message if a title or a description is too short or too long for search results. */
export const metaLengthProblems = ({ file, key, kind, text }: MetaText): string[] => {
  const [least, most] = limits[kind];
  const { length } = plainText(text);
  if (length >= least && length <= most) return [];
  return [
    `${file}: ${key}: has ${length} characters. In search results it would ${length < least ? 'say too little about the page' : 'be cut off'}. Write ${least} to ${most}.`,
  ];
};
