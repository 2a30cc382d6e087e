import { type ContentFiles, isRead } from '../files.ts';
import { at, finding, type Param, type Report } from '../finding.ts';

/** A marker that a merge leaves if two people changed the same lines. */
const mergeMarker = /^(?:<{7}|>{7}|\|{7})(?: |$)|^={7}$/;

/** Words of unfinished work. content/company.yaml may have them: the launch check lists them. */
const unfinished =
  /(?<![\p{L}\d])(?:TODO|FIXME|XXX|lorem ipsum|à compléter|à rédiger|(?:nog )?(?:in|aan) te vullen)(?![\p{L}\d])/iu;
const mayBeUnfinished = 'content/company.yaml';

/**
 * Characters that nobody sees and that change what is read: control characters, marks of direction, spaces without width,
 * line separators, half characters, and digits of full width. A joiner of words or of emoji may stay.
 */
const unwanted =
  /[\p{Cc}\u200b\u200c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\uff10-\uff19]|\p{Cs}/u;

/** An accent that stands by itself after its letter is not found by those who search for the letter with accent. */
const accentApart = {
  en: 'an accent apart from its letter (NFD)',
  fr: 'un accent séparé de sa lettre (NFD)',
  nl: 'een accent los van zijn letter (NFD)',
};

/** Returns the first unwanted character of a line, as `U+200B`, and its position; null if there is none. */
export const unwantedIn = (line: string): { character: Param; where: Param } | null => {
  const found = unwanted.exec(line);
  const composed = line.normalize('NFC');
  if (found === null && line === composed) return null;
  const code = found?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const index = found?.index ?? [...line].findIndex((letter, position) => letter !== [...composed][position]);
  const before = line.slice(0, index).trim().split(/\s+/).slice(-4).join(' ').replaceAll('"', '');
  const where =
    before === ''
      ? { en: 'at the beginning', fr: 'au début', nl: 'in het begin' }
      : { en: `after "${before}"`, fr: `après « ${before} »`, nl: `na "${before}"` };
  return { character: code === undefined ? accentApart : `U+${code}`, where };
};

/** Reports lines with traces of a merge, unfinished work or invisible characters, and files that the site does not read. */
export const checkWrittenLines = (files: ContentFiles, report: Report): void => {
  for (const [file, text] of files) {
    if (!file.startsWith('content/')) continue;
    if (!isRead(file)) {
      report(finding('file-unknown', at(file)));
      continue;
    }
    for (const [index, line] of text.split('\n').entries()) {
      const inLine = (found: ReturnType<typeof finding>) => report({ ...found, line: index + 1 });
      if (mergeMarker.test(line)) inLine(finding('merge-marker', at(file), { text: line.slice(0, 20) }));
      const [mark] = unfinished.exec(line.replace(/^\s*#.*/, '')) ?? [];
      if (mark !== undefined && file !== mayBeUnfinished)
        inLine(finding('unfinished', at(file), { text: mark }));
      // A tab at the beginning is an indent, which YAML and Markdown have words for.
      const found = unwantedIn(line.trimStart());
      if (found !== null) inLine(finding('unwanted-character', at(file), found));
    }
  }
};
