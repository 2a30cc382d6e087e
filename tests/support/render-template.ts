import { fillPlaceholders } from '#src/content/copy/render-text.ts';
import { at } from '#src/content/finding.ts';
import { messageOf } from '#src/content/messages/message-of.ts';
import type { Language } from '#src/lib/language.ts';
import { content } from '#src/site.ts';
import { toPlainText } from './plain-text.ts';

/** A sentence or figure of the copy, `{prices.repair} HTVA`, as a visitor of the language reads it, in plain spaces. */
export const renderTemplate = (template: string, lang: Language): string => {
  const links = { hasPage: () => false, href: () => '' };
  return toPlainText(
    fillPlaceholders(template, lang, at('a test'), {
      data: content,
      links,
      report: (finding) => {
        throw new Error(messageOf(finding, 'en'));
      },
    }),
  );
};
