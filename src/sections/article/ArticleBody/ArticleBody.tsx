import { ReviewNotice } from '#src/components/ReviewNotice/ReviewNotice.tsx';
import styles from './ArticleBody.module.css';
import { ArticleText } from './ArticleText.tsx';
import { TableOfContents } from './TableOfContents.tsx';

interface Props {
  back: { href: string; label: string };
  /** The dates of the article, for the printed page. */
  dates: string;
  contents: string;
  toc: { id: string; label: string }[];
  /** HTML of the article, made from this project's own Markdown. */
  html: string;
  /** Shown when a rule or amount of the article is past its review date; null while none is (BC-5). */
  checking: { text: string; links: string[] } | null;
}

/** The article and its table of contents. */
export function ArticleBody({ back, dates, contents, toc, html, checking }: Props) {
  return (
    <div className={`band ${styles.layout}`}>
      <TableOfContents heading={contents} entries={toc} />
      <article className={styles.article} aria-labelledby="top">
        <p className={styles.back}>
          <a href={back.href}>
            <span aria-hidden="true">←</span> {back.label}
          </a>
        </p>
        <p className={styles.dates}>{dates}</p>
        {checking !== null && (
          <div className={styles.checking}>
            <ReviewNotice {...checking} />
          </div>
        )}
        <ArticleText html={html} sections={toc.length} />
      </article>
    </div>
  );
}
