import { PhonePill } from '#src/components/PhonePill/PhonePill.tsx';
import styles from './ArticleBody.module.css';
import { ArticleText } from './ArticleText.tsx';

interface Props {
  back: { href: string; label: string };
  /** The dates of the article, for the printed page. */
  dates: string;
  contents: string;
  toc: { id: string; label: string }[];
  /** The call button, which stays beside the text on wide screens. */
  call: { href: string; label: string };
  /** HTML of the article, made from this project's own Markdown. */
  html: string;
}

/** The article and its table of contents. */
export function ArticleBody({ back, dates, contents, toc, call, html }: Props) {
  return (
    <div className={`page-section columns ${styles.layout}`}>
      <div className={`${styles.aside} screen-only`}>
        <nav className={styles.contents} aria-labelledby="contents">
          {/* Folded on phones only: the style sheet shows its content elsewhere. */}
          <details className={`fold ${styles.fold}`}>
            <summary>
              <h2 id="contents">{contents}</h2>
            </summary>
            <ol>
              {toc.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className={styles.call}>
          <PhonePill href={call.href} label={call.label} />
        </div>
      </div>
      <article className={styles.article} aria-labelledby="top">
        <p className={`${styles.back} screen-only`}>
          <a href={back.href}>
            <span aria-hidden="true">←</span> {back.label}
          </a>
        </p>
        <p className={styles.dates}>{dates}</p>
        <ArticleText html={html} sections={toc.length} />
      </article>
    </div>
  );
}
