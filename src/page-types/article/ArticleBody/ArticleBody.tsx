import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import backgrounds from '#src/components/backgrounds.module.css';
import type { Background } from '#src/lib/backgrounds.ts';
import blocks from './ArticleBlocks.module.css';
import styles from './ArticleBody.module.css';
import tables from './ArticleTables.module.css';
import textStyles from './ArticleText.module.css';
import { addTaps, boldAmounts, enlargeFirstSentences, foldSubsections } from './article-html.ts';

interface Props {
  back: { href: string; label: string };
  /** The dates of the article, for the printed page. */
  dates: string;
  contents: string;
  toc: { id: string; label: string }[];
  /** The card with the call button, which stays beside the text on wide screens. */
  call: { heading: string; href: string; label: string };
  /** Colour of the hero; a paler one is the ground of the card beside the text, and of the summary on narrow screens. */
  background: Background;
  /** Anchor of the section of frequent questions, whose answers are folded; null if there is none. */
  faqId: string | null;
  /** HTML of the article, made from this project's own Markdown. */
  html: string;
}

/** The article, with its table of contents after the introduction; on wide screens beside the text. */
export function ArticleBody({ back, dates, contents, toc, call, background, faqId, html }: Props) {
  const firstHeading = html.indexOf('<h2 ');
  return (
    <article className={`page-section ${backgrounds[background]} ${styles.layout}`} aria-labelledby="top">
      <div>
        <p className={`${styles.back} screen-only`}>
          <span aria-hidden="true">←</span> <a href={back.href}>{back.label}</a>
        </p>
        <p className={styles.dates}>{dates}</p>
        <ArticleText html={boldAmounts(html.slice(0, firstHeading))} sections={0} />
      </div>
      <div className={`${styles.aside} screen-only`}>
        <div className={styles.sticky}>
          <nav aria-labelledby="contents">
            {/* The list is beside the fold, not in it: so it is open on wide screens in every browser, and without a script. */}
            <details className="fold">
              <summary>
                <h2 id="contents">{contents}</h2>
              </summary>
            </details>
            <ol>
              {toc.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.call}>
            <p>{call.heading}</p>
            <ButtonLink href={call.href} label={call.label} size="normal" />
          </div>
        </div>
      </div>
      <ArticleText
        html={enlargeFirstSentences(foldSubsections(html.slice(firstHeading), faqId))}
        sections={toc.length}
      />
    </article>
  );
}

interface TextProps {
  /** HTML of the article, made from this project's own Markdown. */
  html: string;
  /** Number of `h2` headings in `html`. */
  sections: number;
}

/** The text of an article with its tables, callouts and lists. */
function ArticleText({ html, sections }: TextProps) {
  return (
    <div
      className={`${textStyles.text} ${blocks.blocks} ${tables.tables}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown of this repository
      dangerouslySetInnerHTML={{ __html: addTaps(html, sections) }}
    />
  );
}
