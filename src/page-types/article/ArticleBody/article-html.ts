import heading from '#src/components/SectionHeading/SectionHeading.module.css';
import styles from './ArticleText.module.css';

const tap = (pipe: 'supply' | 'return') =>
  `<svg class="${heading.tap} ${heading[pipe]} ${styles.tap} screen-only" viewBox="0 0 60 32" aria-hidden="true"><use href="#tap"/></svg>`;

/**
 * Draws a tap before each heading: on the return pipe (information), or on the supply pipe for the last one (what to do).
 */
export const addTaps = (html: string, sections: number): string => {
  let section = 0;
  return html.replace(/<h2 id="[^"]*">/g, (start) => {
    section += 1;
    return start + tap(section === sections ? 'supply' : 'return');
  });
};

/** What has to be in view: a number to call, a callout, a checklist, a picture. */
const staysOpenPattern = /href="tel:|class="(?:callout|checklist)|<img/;

/**
 * Folds each answer of the section of frequent questions, as on the other pages, and on phones the text below each other
 * small heading. That text stands beside the fold, not in it: so it is open on wide screens, in reader views and on paper.
 */
export const foldSubsections = (html: string, faqId: string | null): string =>
  html
    .split(/(?=<h2 )/)
    .map((section) =>
      section.replace(/(?<=\n)(<h3>.*?<\/h3>)(.*?)(?=\n<h3>|$)/gs, (part, title: string, text: string) => {
        if (section.startsWith(`<h2 id="${faqId}">`))
          return `<details name="faq" class="fold"><summary>${title}</summary>${text}</details>`;
        if (staysOpenPattern.test(text)) return part;
        return `<details class="fold ${styles.aside}"><summary>${title}</summary></details><div>${text}</div>`;
      }),
    )
    .join('');

/** The first text of a section, after a picture at most, up to the end of its first sentence; not one of a list of bold titles. */
const firstSentencePattern =
  /(<\/h2>\n(?:<p><img[^>]*><\/p>\n)?<p>)(?!<strong>)((?:[^<]|<(\w+)[^>]*>.*?<\/\3>)+?(?:[.!?:]|(?<=[.!?]<\/strong>)))(?=\s+[\p{Lu}<{]|\s*<\/p>)/gu;

/** Sets the first sentence of each section, which answers the question of its heading, in larger letters. */
export const enlargeFirstSentences = (html: string): string =>
  html.replace(firstSentencePattern, `$1<span class="${styles.answer}">$2</span>`);

const number = '\\d(?:[\\d.,\\u00a0\\u202f]*\\d)?';

/** An amount in euro, or a range; not one in brackets, which is without VAT. */
const amount = new RegExp(
  `(?<![(\\d.,\\u00a0\\u202f])(?:€\\s?${number}(?:\\stot\\s€\\s?${number})?|(?:${number}\\sà\\s)?${number}\\s€)`,
  'gu',
);

/** Sets the amounts in the summary of an article, or its percentages where a point has no amount, in bold. */
export const boldAmounts = (html: string): string =>
  html.replace(/<li>.*?<\/li>/gs, (point) => {
    const figures = point.includes('€') ? amount : new RegExp(`${number}\\s?%`, 'gu');
    return point.replace(figures, '<b>$&</b>');
  });
