import { expect, test } from 'vitest';
import { textsIn } from '#src/content/copy/texts-in.ts';
import type { Language } from '#src/lib/language.ts';
import { attributes, type BuiltPage, builtFile, builtPages } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { readContentFile } from '../support/content-files.ts';
import { textOf } from '../support/dom.ts';
import { toPlainText } from '../support/plain-text.ts';

const pages = builtPages();

/** A text in lower case, with plain spaces and apostrophes. */
const plainLowerCase = (text: string): string => toPlainText(text).replaceAll('’', "'").toLowerCase();

/** The things that nobody may touch where it smells of gas: the words after the colon of the warning about gas. */
const thingsNotToTouch = (lang: string): string => {
  const { steps }: { steps: { id: string; text: string }[] } = readContentFile(
    `copy/fault-labels/${lang}`,
  ).gas;
  const [, , list = ''] = /^(.*?): (.*)$/.exec(steps.find(({ id }) => id === 'switch')?.text ?? '') ?? [];
  return plainLowerCase(list);
};

const gasWords = {
  fr: {
    smell: /sent le gaz|odeur de gaz[^.!?]*ouvrez/,
    listed: /touche[^.!?]*(?:sonnette|ascenseur)/,
    monoxide: /\bco\b[^.!?]*\b112\b/,
    answers: ['dites « co »', 'sortez tous', "ne rentrez pas avant l'accord des secours"],
  },
  nl: {
    smell: /ruikt (?:u )?gas\b/,
    listed: /(?:raak|vonk|schakelaar)[^.!?]*(?:deurbel|\blift\b)/,
    monoxide: /\bco\b[^.!?]*\b112\b/,
    answers: [
      "zeg 'co'",
      'ga allemaal naar buiten',
      'ga niet terug naar binnen zolang de hulpdiensten het niet toelaten',
    ],
  },
};

test('WD-1: who smells gas reads the whole list of what not to touch, on every page in the same words', () => {
  checkEach(pages, ({ lang, main }) => {
    const text = plainLowerCase(textOf(main));
    const list = thingsNotToTouch(lang);
    const { smell, listed } = gasWords[lang];
    const own = text
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => listed.test(sentence) && !sentence.includes(list));
    const isWhole = !smell.test(text) || text.includes(list);
    expect([...own, ...(isWhole ? [] : ['The list is missing.'])]).toEqual([]);
  });
});

test('WD-1: who may have breathed CO reads everywhere that all go out, call, and say so', () => {
  checkEach(pages, ({ lang, main }) => {
    const text = plainLowerCase(textOf(main)).replaceAll('‘', "'");
    const { monoxide, answers } = gasWords[lang];
    const missing = answers.filter((answer) => !text.includes(answer));
    expect(monoxide.test(text) ? missing : []).toEqual([]);
  });
});

/** A danger: its texts in content/ui/, and patterns for other words about the same danger, which no page may use. */
interface Danger {
  texts: readonly string[];
  /** A page with the first of these texts has the second, too. */
  together?: readonly [string, string];
  own: Readonly<Record<Language, RegExp>>;
}

const dangers: Readonly<Record<string, Danger>> = {
  'resetting a boiler': {
    texts: ['reset-once', 'reset-look-up', 'reset-smell', 'reset-not'],
    own: {
      fr: /(?<!\bne )\b(?:réarmez|relancez)|ne (?:réarmez|relancez) (?:pas|jamais|que)|seul réarmement|(?:réarm|relanc)[^.!?]{0,60} fois\b/g,
      nl: /\breset(?:ten)? [^.!?]{0,60}\bkeer\b|\bkeer (?:reset|herstart)|\breset (?!niet meer)(?:de|het|hem|dan|nooit|niet|alleen)\b|\bherstart (?:de|het|hem|dan)\b/g,
    },
  },
  'adding water': {
    texts: ['read-gauge', 'usual-pressure', 'top-up', 'top-up-hot'],
    together: ['top-up', 'read-gauge'],
    own: {
      fr: /(?<!n')\b(?:r?ajoutez|remettez)\b(?![^.!?]{0,60}sous eau)[^.!?]{0,60}\beau\b|n'ajoutez[^.!?]{0,60} que |faites l'appoint|appoint, selon|(?:remplissez|complétez)[^.!?]{0,60}\bbar\b|souvent[^.!?]{0,60}\bbar\b/g,
      nl: /\bvul\b(?![^.!?]{0,60}\b(?:niet|nooit)\b)[^.!?]{0,60}\bbij\b|\bvul\b[^.!?]{0,60}\b(?:alleen|tot)\b[^.!?]{0,60}\bbij\b|\bbijvullen, volgens|vaak[^.!?]{0,60}\bbar\b/g,
    },
  },
  'water near electricity': {
    texts: ['water-wet', 'water-off', 'water-main', 'water-flooded'],
    together: ['water-off', 'water-wet'],
    own: {
      fr: /interrupteur[^.!?]{0,60}\b(?:secs?|mouillés?)\b|\b(?:sec|mouillé)s?\b[^.!?]{0,60}interrupteur|interrupteur général|coupez le courant|remettez[^.!?]{0,60}en marche/g,
      nl: /schakelaar[^.!?]{0,60}\b(?:droog|natt?e?)\b|\b(?:droog|natt?e?)\b[^.!?]{0,60}schakelaar|hoofdschakelaar|schakel[^.!?]{0,60}stroom|\b(?:nooit|niet) opnieuw aan\b/g,
    },
  },
  frost: {
    texts: ['frost-keep', 'frost-heater'],
    together: ['frost-heater', 'frost-keep'],
    own: {
      fr: /multiprise|gardez[^.!?]{0,60}\d °c/g,
      nl: /stekkerdoos|(?:houd|vriest|verwarm)[^.!?]{0,60}minstens \d+ °c/g,
    },
  },
};

/** Matches a shared text as it is printed: lower case, with anything where a fact is filled in. */
const patternOf = (lang: Language, key: string): RegExp => {
  const parts = plainLowerCase(readContentFile(`ui/${lang}`).safety[key]).split(/\{[^}]*\}/);
  return new RegExp(parts.map((part) => part.replace(/[.?()]/g, '\\$&')).join('.{1,20}?'), 'g');
};

/** Texts of a page and of the islands on it. */
const textsOn = ({ main, html }: BuiltPage): string[] =>
  [
    textOf(main),
    ...attributes(html, 'data-props').flatMap((file) =>
      textsIn(JSON.parse(builtFile(file))).map(({ text }) => text),
    ),
  ].map(plainLowerCase);

test.each(Object.entries(dangers))('WD-1: %s is worded in one way, on every page', (_name, danger) => {
  const { texts, together, own } = danger;
  checkEach(pages, (page) => {
    const all = textsOn(page);
    const has = (key: string) => all.some((text) => patternOf(page.lang, key).test(text));
    const without = texts.reduce(
      (left, key) => left.map((text) => text.replace(patternOf(page.lang, key), ' ')),
      all,
    );
    const lacksOther = together !== undefined && has(together[0]) && !has(together[1]);
    const found = [
      ...without.flatMap((text) => [...text.matchAll(own[page.lang])].map(([words]) => words)),
      ...(lacksOther ? [`{safety.${together[1]}} is missing`] : []),
    ];
    expect(found, found.join('\n')).toEqual([]);
  });
});

test('WD-3: VAT is said in words that a household knows, and never in an abbreviation', () => {
  checkEach(pages, (page) => {
    const abbreviationPattern = /\b(?:tvac|htva|btwi|(?:in|ex)cl\. btw)\b[^.!?]{0,20}/g;
    expect(textsOn(page).flatMap((text) => text.match(abbreviationPattern) ?? [])).toEqual([]);
  });
});
