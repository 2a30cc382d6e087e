import { type ContentFiles, isContentFile } from '../files.ts';
import { at, finding, type Report } from '../finding.ts';

/** Words of unfinished work. content/company.yaml may have them: the launch check lists them. */
const unfinishedPattern =
  /(?<![\p{L}\d])(?:TODO|FIXME|XXX|lorem ipsum|à compléter|à rédiger|(?:nog )?(?:in|aan) te vullen)(?![\p{L}\d])/iu;
const unfinishedFile = 'content/company.yaml';

/** Reports lines of unfinished work, and files that the site does not read. */
export const checkWrittenLines = (files: ContentFiles, report: Report): void => {
  for (const [file, text] of files) {
    if (!file.startsWith('content/')) continue;
    if (!isContentFile(file)) report(finding('file-unknown', at(file)));
    else if (file !== unfinishedFile)
      for (const [index, line] of text.split('\n').entries()) {
        const [mark] = unfinishedPattern.exec(line.replace(/^\s*#.*/, '')) ?? [];
        if (mark !== undefined)
          report({ ...finding('unfinished', at(file), { text: mark }), line: index + 1 });
      }
  }
};
