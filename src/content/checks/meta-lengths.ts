import { plainText } from '#src/copy/fill.ts';
import { excessOfName, pageTitle, titleLimit } from '#src/copy/page-title.ts';

/** Lengths in characters that search results show in full (PG-1). */
const limits = { title: [15, titleLimit], description: [70, 160] } as const;

/** Title or description of a page, with placeholders filled in. */
interface MetaText {
  file: string;
  key: string;
  kind: keyof typeof limits;
  text: string;
}

/** A message if a title or a description is too short or too long for search results, with a name of usual length. */
export const metaLengthProblems = ({ file, key, kind, text }: MetaText): string[] => {
  const [least, most] = limits[kind];
  const printed = kind === 'title' ? pageTitle(text) : plainText(text);
  const length = printed.length - excessOfName(printed);
  if (length >= least && length <= most) return [];
  return [
    `${file}: ${key}: has ${length} characters. In search results it would ${length < least ? 'say too little about the page' : 'be cut off'}. Write ${least} to ${most}.`,
  ];
};
