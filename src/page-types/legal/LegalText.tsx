import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { TextChapter } from '#src/sections/Chapter/TextChapter.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './LegalText.module.css';

interface Props extends Pick<Copy<'legal'>, 'updated' | 'identity' | 'chaptersHeading' | 'chapters'> {
  /** The values that the company still has to fill in. */
  blanks: readonly string[];
}

/** The legal notice: company details, then its chapters, each folded below its heading. */
export function LegalText({ updated, identity, chaptersHeading, chapters, blanks }: Props) {
  // The note names what is missing.
  const rows = identity.rows.filter(({ value }) => identity.note === null || !blanks.includes(value));
  return (
    <>
      <HeadedSection headingId="identity" pipe="return" heading={identity.heading} ground="aqua">
        <div className={styles.identity}>
          <dl className={`target-size-links ${styles.companyDetails}`}>
            {rows.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className={blanks.includes(value) ? styles.blank : undefined}>
                  <Text>{value}</Text>
                </dd>
              </div>
            ))}
          </dl>
          {identity.note !== null && <Paragraph className={styles.note}>{identity.note}</Paragraph>}
        </div>
      </HeadedSection>
      <HeadedSection headingId="rules" pipe="supply" heading={chaptersHeading}>
        <div className={`auto-columns ${styles.chapters}`}>
          {chapters.map((chapter) => (
            <TextChapter
              key={chapter.id}
              {...chapter}
              drawingName={`legal-${chapter.id}`}
              folded
              list={chapter.id === 'withdrawal' ? styles.form : 'points'}
            />
          ))}
          <Paragraph className={styles.note}>{updated}</Paragraph>
        </div>
      </HeadedSection>
    </>
  );
}
