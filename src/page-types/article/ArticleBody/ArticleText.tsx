import heading from '#src/components/SectionHeading/SectionHeading.module.css';
import blocks from './ArticleBlocks.module.css';
import tables from './ArticleTables.module.css';
import styles from './ArticleText.module.css';

interface Props {
  /** HTML of the article, made from this project's own Markdown. */
  html: string;
  /** Number of `h2` headings in `html`. */
  sections: number;
}

const tap = (pipe: 'supply' | 'return') =>
  `<svg class="${heading.tap} ${heading[pipe]} ${styles.tap} screen-only" viewBox="0 0 60 32" aria-hidden="true"><use href="#tap"/></svg>`;

/**
 * Draws a tap before each heading: on the return pipe (information), or on the supply pipe for the last one (what to do).
 */
const withTaps = (html: string, sections: number): string => {
  let section = 0;
  return html.replace(/<h2 id="[^"]*">/g, (start) => {
    section += 1;
    return start + tap(section === sections ? 'supply' : 'return');
  });
};

/** The text of an article with its tables, boxes and lists. */
export function ArticleText({ html, sections }: Props) {
  return (
    <div
      className={`${styles.text} ${blocks.blocks} ${tables.tables}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown of this repository
      dangerouslySetInnerHTML={{ __html: withTaps(html, sections) }}
    />
  );
}
