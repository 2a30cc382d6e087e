import { expect, test } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { contentFile } from '../support/content-files.ts';
import { textOf } from '../support/dom.ts';
import { plain } from '../support/plain-text.ts';

const pages = builtPages();

/** A text in lower case, with plain spaces and apostrophes. */
const simple = (text: string): string => plain(text).replaceAll('’', "'").toLowerCase();

/** What nobody may touch where it smells of gas, as the warning about gas words it after its colon. */
const untouched = (lang: string): string => {
  const [, , list = ''] = /^(.*?): (.*)$/.exec(contentFile(`copy/fault-labels/${lang}`).gas.steps[1]) ?? [];
  return simple(list);
};

const words = {
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
    const text = simple(textOf(main));
    const list = untouched(lang);
    const { smell, listed } = words[lang];
    const own = text
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => listed.test(sentence) && !sentence.includes(list));
    const isWhole = !smell.test(text) || text.includes(list);
    expect([...own, ...(isWhole ? [] : ['The list is missing.'])]).toEqual([]);
  });
});

test('WD-1: who may have breathed CO reads everywhere that all go out, call, and say so', () => {
  checkEach(pages, ({ lang, main }) => {
    const text = simple(textOf(main)).replaceAll('‘', "'");
    const { monoxide, answers } = words[lang];
    const missing = answers.filter((answer) => !text.includes(answer));
    expect(monoxide.test(text) ? missing : []).toEqual([]);
  });
});
