import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { clippedContent } from '../layout/clipping.ts';
import { applyMode, type Mode } from './modes.ts';

/**
 * All of axe's rules, best practice, experimental and AAA included. Left out: rules axe itself calls deprecated, and
 * the experimental `p-as-heading`, which takes every bold amount and telephone number for a heading.
 * Returns one line per violation: rule, then where.
 */
export const violationsOf = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const rules = engine
      .getRules()
      .filter(({ ruleId, tags }) => !tags.includes('deprecated') && ruleId !== 'p-as-heading')
      .map(({ ruleId }) => [ruleId, { enabled: true }]);
    const { violations } = await engine.run(document, {
      rules: Object.fromEntries(rules),
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 140)} (${any[0]?.message ?? ''})`).join(' | ')}`,
    );
  });
};

/** All that is wrong with a page in some modes, the mode first. Nobody scrolls paper or touches a target on it. */
export const faultsOf = async (page: Page, among: readonly Mode[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const mode of among) {
    await applyMode(page, mode);
    const isPaper = mode.media?.media === 'print';
    const found = (await violationsOf(page)).filter(
      (violation) => !(isPaper && violation.startsWith('target-size:')),
    );
    if (!isPaper) found.push(...(await clippedContent(page)));
    faults.push(...found.map((fault) => `${mode.name}: ${fault}`));
  }
  return faults;
};
