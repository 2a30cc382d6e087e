import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { clippedContent } from '../layout/clipping.ts';
import { applyMode, type Mode } from './modes.ts';

/**
 * Options of the rule on contrast, with axe's default values except `ignorePseudo`: without it, axe cannot decide on four
 * texts of five, and reports none of them.
 */
const contrastOptions = {
  ignorePseudo: true,
  ignoreUnicode: true,
  ignoreLength: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.1,
  textStrokeEmMin: 0.03,
};

/**
 * Runs axe on a page. Returns one line for each violation: the rule, then where. All rules on a whole page take two seconds.
 * They include best practice, experimental and AAA, but not the rules that axe calls deprecated, nor the experimental
 * `p-as-heading`, which takes every bold amount and telephone number for a heading.
 * @param within selector of the part of the page
 * @param rules pattern of the names of rules
 */
export const violationsOf = async (page: Page, within = 'html', rules = /./): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ options, context, names }) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      engine.configure({ checks: [{ id: 'color-contrast', options }] });
      /** True where a section paints its background with a pseudo-element, whose colour axe cannot know. */
      const hasPaintedBackground = (target: unknown): boolean => {
        const section = document.querySelector(String(target))?.closest('main section');
        return ['::before', '::after'].some(
          (pseudo) => section && !/, 0\)$/.test(getComputedStyle(section, pseudo).backgroundColor),
        );
      };
      const values = engine
        .getRules()
        .filter(({ ruleId, tags }) => !tags.includes('deprecated') && ruleId !== 'p-as-heading')
        .flatMap(({ ruleId }) => (names.test(ruleId) ? ruleId : []));
      const { violations } = await engine.run(context === 'html' ? document : context, {
        runOnly: { type: 'rule', values },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => {
        const certain = nodes.filter(
          ({ target }) => id !== 'color-contrast' || !hasPaintedBackground(target[0]),
        );
        const where = certain.map(({ html, any }) => `${html.slice(0, 140)} (${any[0]?.message ?? ''})`);
        return where.length === 0 ? [] : [`${id}: ${where.join(' | ')}`];
      });
    },
    { options: contrastOptions, context: within, names: rules },
  );
};

/** All that is wrong with a page in some modes, each after its mode. In print, scrolling is not checked. */
export const problemsOf = async (page: Page, among: readonly Mode[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const mode of among) {
    await applyMode(page, mode);
    const found = await violationsOf(page, 'html', mode.rules);
    if (mode.media?.media !== 'print') found.push(...(await clippedContent(page)));
    problems.push(...found.map((problem) => `${mode.name}: ${problem}`));
  }
  return problems;
};
