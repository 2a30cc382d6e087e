import { ContentError } from '#src/content/io/read.ts';

/** Targets that a link of the content may have before `page:` is replaced by an address. */
const allowed =
  /^(?:page:[a-z0-9/-]+(?:#[\w-]+)?|https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?|tel:\+?\d+|mailto:[^\s@]+@[^\s@]+|lang:(?:fr|nl)|drawing:[\w-]+|review:https:\S+)$/;

const refusal = (target: string, where: string): ContentError =>
  new ContentError(
    `${where}: link to "${target}", which is no address that a page may link to. It would lead nowhere, or do something else than open a page. Write page:<id> for a page of this site, the whole address with https:// for another site, tel: and a number, or mailto: and an address.`,
  );

/** Stops on a link `[label](target)` whose target is not allowed. @param where file and key, for the message. @throws ContentError */
export const checkLinkTargets = (text: string, where: string): void => {
  for (const [, target = ''] of text.matchAll(/\]\(([^)]*)\)/g)) {
    if (!allowed.test(target)) throw refusal(target, where);
  }
};

/**
 * Stops on a link of rendered Markdown with an address that is not allowed: `www.firm.be` and `<http://…>` become links
 * without brackets. @throws ContentError
 */
export const checkRenderedTarget = (target: string, where: string): void => {
  if (!/^(?:\/(?!\/)|https:|tel:|mailto:)/.test(target)) throw refusal(target, where);
};
