import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#src/content/loaders/company.ts';
import { copyOf } from '#src/copy/copy.ts';
import { contactFormProps } from '#src/copy/form.ts';
import { ui } from '#src/copy/ui.ts';
import { type Language, languages, otherLanguage } from '#src/lib/language.ts';
import { href } from '#src/routing/routes.ts';
import { homePrices } from '#src/views/home-view.ts';
import { serviceLinks } from '#src/views/navigation.ts';
import { type EngineName, engineNames, missingOf } from '../../tools/browsers/engines.ts';
import { filesOf, type RunningServer, serveSecurely } from '../../tools/server/static-server.ts';
import type { Screen } from './engine.ts';
import { engines } from './open-engine.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/*
 * What visitors come for, in three engines. `ENGINES` names those to use; `npm run test:engines` sets it, and is a part of
 * `npm run test:release`.
 */
const wanted = (process.env.ENGINES ?? 'chromium').split(' ');

let site: RunningServer;
beforeAll(async () => {
  site = await serveSecurely(filesOf('dist'));
});
afterAll(() => site.close());

/** Words without the no-break spaces that typography sets. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

const signatures: Record<EngineName, RegExp> = {
  chromium: /Chrome\//,
  firefox: /Gecko\/\d+ Firefox\//,
  webkit: /AppleWebKit(?!.*Chrom)/,
};

const journeysIn = (engine: EngineName) => {
  const goes = async (lang: Language, screen: Screen, journey: (visitor: Visitor) => Promise<void>) => {
    const tab = await engines[engine](`${lang}-BE`, screen);
    try {
      await journey(visitorOf(tab, site.origin));
    } finally {
      await tab.close();
    }
  };

  test('is the engine it says', () =>
    goes('fr', 'phone', async (visitor) => {
      await visitor.visit('/fr');
      expect(await visitor.evaluate('navigator.userAgent')).toMatch(signatures[engine]);
      expect(await visitor.evaluate('innerWidth')).toBeLessThan(640);
    }));

  describe.each(languages)('a visitor who reads %s', (lang) => {
    const words = ui(lang);
    const twin = otherLanguage[lang];

    test('RT-1: arrives on / and is at home in that language; a wrong address still offers a way on (ER-1)', () =>
      goes(lang, 'phone', async (visitor) => {
        await visitor.visit('/');
        await visitor.arrive(`/${lang}`);
        await visitor.visit(`/${lang}/nulle-part`);
        expect(await visitor.read('h1')).toBe('404');
        expect(await visitor.read('main')).toContain('Oops! Page not found');
        await visitor.click('link', copyOf('not-found', lang).link);
        await visitor.arrive(`/${lang}`);
      }));

    test('HM-1: sees the house, which engines draw from a file each in its own way', () =>
      goes(lang, 'phone', async (visitor) => {
        await visitor.visit(`/${lang}`);
        await visitor.until('the house is drawn', async () =>
          Boolean(await visitor.evaluate('document.querySelector("#home use").getBBox().width > 900')),
        );
      }));

    test('HM-8, BC-6: finds what a repair costs, VAT included, and books it', () =>
      goes(lang, 'phone', async (visitor) => {
        const card = homePrices(lang).find(({ key }) => key === 'depannage');
        await visitor.visit(`/${lang}`);
        await visitor.click('link', card?.title ?? 'no card', '#prices');
        const shown = await visitor.read('#prices article:first-of-type');
        expect(shown).toContain(plain(card?.price?.reduced ?? 'no price'));
        expect(shown).toContain(plain(words.price.excluded));
        expect(await visitor.wayOut()).toBe(company.bookingUrl[lang]);
      }));

    test('HM-6, TN-3: finds the own town, and its neighbour from there', () =>
      goes(lang, 'phone', async (visitor) => {
        await visitor.visit(`/${lang}`);
        await visitor.click('link', 'Ninove', '[aria-labelledby="coverage"] ul');
        await visitor.arrive(href('town/ninove', lang));
        expect(await visitor.read('h1')).toContain('Ninove');
        await visitor.click('link', 'Denderleeuw', 'main');
        await visitor.arrive(href('town/denderleeuw', lang));
        expect(await visitor.read('h1')).toContain('Denderleeuw');
      }));

    test('SV-3: reads what to do when it smells of gas, and reaches the telephone', () =>
      goes(lang, 'phone', async (visitor) => {
        await visitor.visit(href('service/boiler-repair', lang));
        const { steps } = copyOf('service-boiler-repair', lang).safety.cards.find(
          ({ id }) => id === 'gas',
        ) ?? { steps: [] };
        const card = await visitor.read('#gas');
        for (const { text } of steps) expect(card).toContain(plain(text).replaceAll('**', '').split('[')[0]);
        await visitor.click('link', '112', '#gas');
        expect(await visitor.wayOut()).toBe('tel:112');
        await visitor.click('link', words.call, 'aside');
        expect(await visitor.wayOut()).toBe(`tel:${company.phones[lang].number}`);
      }));

    test('NV-3: changes language on a deep page and comes back to the same page', () =>
      goes(lang, 'laptop', async (visitor) => {
        await visitor.visit(href('service/heat-pump', lang));
        await visitor.click('link', words.otherLanguageName, 'header');
        await visitor.arrive(href('service/heat-pump', twin));
        expect(await visitor.evaluate('document.documentElement.lang')).toBe(`${twin}-BE`);
        await visitor.click('link', ui(twin).otherLanguageName, 'header');
        await visitor.arrive(href('service/heat-pump', lang));
        expect(await visitor.evaluate('localStorage.getItem("language")')).toBe(lang);
      }));

    test('CF-1 to CF-3: fills the form in wrong, mends it, sends it', () =>
      goes(lang, 'phone', async (visitor) => {
        const { labels, messages } = contactFormProps(lang);
        await visitor.visit(`/${lang}`);
        await visitor.click('field', labels.name);
        await visitor.until('the form is hydrated', async () =>
          Boolean(await visitor.evaluate('document.querySelector("form button[type=submit]:enabled")')),
        );
        await visitor.type('Zoé De Smet');
        await visitor.click('field', labels.email);
        await visitor.type('zoe');
        await visitor.click('button', labels.send, 'form');
        await visitor.until('the toast', async () => (await visitor.read('[role="status"]')) !== '');
        expect(await visitor.read('[role="status"]')).toContain(messages.fixErrors);
        expect(await visitor.read('#contact-email-error')).toBe(messages.emailInvalid);
        expect((await visitor.focus()).name).toContain(labels.email);

        await visitor.type('@example.be');
        await visitor.click('field', labels.phone);
        await visitor.type('+32 470 12 34 56');
        await visitor.click('field', labels.message);
        await visitor.type('La chaudière est froide.\nDe ketel is koud.');
        await visitor.click('button', labels.send, 'form');
        await visitor.until('the mail', async () => (await visitor.wayOut()) !== null);
        const mail = new URL(String(await visitor.wayOut()));
        expect(mail.pathname).toBe(company.email);
        expect(mail.searchParams.get('subject')).toBe('Contact form - Zoé De Smet');
        for (const typed of ['zoe@example.be', '+32 470 12 34 56', 'froide.', 'De ketel is koud.']) {
          expect(mail.searchParams.get('body')).toContain(typed);
        }
        await visitor.until('the form is empty', async () =>
          Boolean(await visitor.evaluate('document.querySelector("#contact-name").value === ""')),
        );
        await visitor.until('the toast says that the message is ready', async () =>
          String(await visitor.read('[role="status"]')).includes(labels.sentTitle),
        );
      }));

    test('looks elsewhere while writing and comes back: what was typed is still there, and is sent', () =>
      goes(lang, 'phone', async (visitor) => {
        const { labels } = contactFormProps(lang);
        const name = 'document.querySelector("#contact-name").value';
        await visitor.visit(`/${lang}`);
        await visitor.click('field', labels.name);
        await visitor.type('Zoé De Smet');
        await visitor.click('button', words.menu);
        await visitor.click('link', words.blog, '#nav');
        await visitor.arrive(href('blog', lang));
        await visitor.evaluate('history.back()').catch(() => null);
        await visitor.arrive(`/${lang}`);
        expect(await visitor.read('#nav')).toBeNull();
        await visitor.click('field', labels.name);
        await visitor.until('the form is hydrated', async () =>
          Boolean(await visitor.evaluate('document.querySelector("form button[type=submit]:enabled")')),
        );
        expect(await visitor.evaluate(name)).toBe('Zoé De Smet');
      }));

    test('NV-1: uses the drop-down with the keyboard alone', () =>
      goes(lang, 'laptop', async (visitor) => {
        const service = serviceLinks(lang)[2];
        await visitor.visit(`/${lang}`);
        await visitor.tabTo(words.services);
        await visitor.press('Enter');
        await visitor.tabTo(service?.label ?? '');
        await visitor.press('Enter');
        await visitor.arrive(service?.href ?? '');
        await visitor.tabTo(words.services);
        await visitor.press(' ');
        expect(await visitor.read('header details ul')).not.toBeNull();
        await visitor.press('Escape');
        expect(await visitor.read('header details ul')).toBeNull();
      }));

    test('NV-2: uses the menu with the keyboard alone', () =>
      goes(lang, 'phone', async (visitor) => {
        await visitor.visit(`/${lang}`);
        await visitor.tabTo(words.menu);
        await visitor.press('Enter');
        await visitor.until('the menu is open', async () => (await visitor.read('#nav')) !== null);
        await visitor.press('Escape');
        await visitor.until('the menu is closed', async () => (await visitor.read('#nav')) === null);
        expect((await visitor.focus()).name).toBe(words.menu);
        await visitor.press('Enter');
        await visitor.tabTo(words.brands);
        await visitor.press('Enter');
        await visitor.arrive(href('brands', lang));
      }));

    test('HM-11: opens and closes questions with the keyboard alone', () =>
      goes(lang, 'laptop', async (visitor) => {
        const [, second] = copyOf('home', lang).faq.items;
        const open = 'document.querySelectorAll("[aria-labelledby=questions] details[open]").length';
        await visitor.visit(`/${lang}`);
        await visitor.tabTo(plain(second?.question ?? ''));
        await visitor.press('Enter');
        expect(await visitor.read('#question-2[open] p')).not.toBeNull();
        expect(await visitor.evaluate(open)).toBe(1);
        await visitor.press(' ');
        expect(await visitor.evaluate(open)).toBe(0);
      }));

    test('ER-2, BR-2: looks up the fault code on the boiler’s display', () =>
      goes(lang, 'phone', async (visitor) => {
        await visitor.visit(href('brands', lang));
        await visitor.click('link', 'Vaillant', 'main');
        await visitor.arrive(href('brand/vaillant', lang));
        await visitor.click('heading', 'F.22');
        const fault = copyOf('brand-vaillant', lang).faults.items.find(({ code }) => code === 'F.22');
        const card = await visitor.read('#codes article:nth-of-type(3)');
        expect(card).toContain('F.22');
        expect(card).toContain(plain(fault?.meaning ?? 'no meaning'));
      }));
  });
};

for (const engine of engineNames.filter((name) => wanted.includes(name))) {
  const missing = missingOf(engine);
  if (missing.length === 0) describe(`journeys in ${engine}`, () => journeysIn(engine));
  else test.skip(`journeys in ${engine}: not run, this machine has no ${missing.join(', ')} for it`);
}
