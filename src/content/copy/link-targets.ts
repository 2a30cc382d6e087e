import { languages } from '#src/lib/language.ts';
import { checkPhoneLinks } from '../checks/phones.ts';
import { finding, type Location, type Report } from '../finding.ts';

const allowedTargetPattern =
  /^(?:page:[a-z0-9/-]+(?:#[\w-]+)?|https:\/\/[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?|tel:\+?\d+|mailto:[^\s@]+@[^\s@]+|drawing:[\w-]+|notice:https:\S+)$/u;

/** Reports each link `[label](target)` whose target is not allowed. */
export const checkLinkTargets = (text: string, location: Location, report: Report): void => {
  checkPhoneLinks(text, location, report);
  for (const [, words = '…', target = ''] of text.matchAll(/(?:\[([^[\]]+))?\]\(([^)]*)\)/g))
    if (!allowedTargetPattern.test(target) && !languages.some((lang) => target === `lang:${lang}`))
      report(finding('link-target', location, { words, target: target.slice(0, 60) }));
};

/**
 * Reports a forbidden link of rendered Markdown. Markdown also links `www.company.be` and `<http://…>`, which
 * `checkLinks` does not see.
 */
export const checkRenderedLinkTarget = (target: string, location: Location, report: Report): void => {
  if (!/^(?:\/(?!\/)|https:|tel:|mailto:)/.test(target))
    report(finding('link-target', location, { words: target, target }));
};
