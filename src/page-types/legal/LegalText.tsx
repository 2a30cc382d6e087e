import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { Chapter } from '#src/sections/Chapter/Chapter.tsx';
import { TextChapter } from '#src/sections/Chapter/TextChapter.tsx';
import styles from './LegalText.module.css';

type Props = Pick<Copy<'legal'>, 'updated' | 'contents' | 'identity' | 'chapters'>;

/** The legal notice: table of contents, company details, chapters. */
export function LegalText({ updated, contents, identity, chapters }: Props) {
  return (
    <section className="page-section" aria-labelledby="identity">
      <nav className={styles.toc} aria-label={contents}>
        <p>{updated}</p>
        <details className="fold">
          <summary>{contents}</summary>
          <ul>
            {[{ id: 'identity', heading: identity.heading }, ...chapters].map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <Chapter id="identity" heading={identity.heading} folded={false}>
        <dl className={styles.companyDetails}>
          {identity.rows.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Text>{value}</Text>
              </dd>
            </div>
          ))}
        </dl>
        {identity.note !== null && <Paragraph className="section-note">{identity.note}</Paragraph>}
      </Chapter>
      {chapters.map((chapter) => (
        <TextChapter
          key={chapter.id}
          {...chapter}
          folded
          list={chapter.id === 'withdrawal' ? styles.form : 'points'}
        />
      ))}
    </section>
  );
}
