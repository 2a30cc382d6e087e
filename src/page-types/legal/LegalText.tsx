import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
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

function CompanyDetails({ rows }: { rows: Props['identity']['rows'] }) {
  return (
    <dl className={`target-size-links ${styles.companyDetails}`}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Text>{value}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The legal notice: company details, folded those without a value, then its chapters, each folded below its heading. */
export function LegalText({ updated, identity, chaptersHeading, chapters, blanks }: Props) {
  const isMissing = ({ value }: Props['identity']['rows'][number]) => blanks.includes(value);
  return (
    <>
      <HeadedSection headingId="identity" pipe="return" heading={identity.heading} ground="aqua">
        <div className={styles.identity}>
          <CompanyDetails rows={identity.rows.filter((row) => !isMissing(row))} />
          {identity.note !== null && <Paragraph className={styles.note}>{identity.note}</Paragraph>}
          {blanks.length > 0 && (
            <details className="fold">
              <summary>
                <h3>{blanks[0]}</h3>
              </summary>
              <CompanyDetails rows={identity.rows.filter(isMissing)} />
            </details>
          )}
        </div>
      </HeadedSection>
      <HeadedSection headingId="rules" pipe="supply" heading={chaptersHeading}>
        <div className="columns beside">
          <div>
            {chapters.map((chapter) => (
              <TextChapter
                key={chapter.id}
                {...chapter}
                isFolded
                list={chapter.id === 'withdrawal' ? styles.form : 'points'}
              />
            ))}
            <Paragraph className={styles.note}>{updated}</Paragraph>
          </div>
          <SvgImage
            className={`${styles.picture} screen-only`}
            name="legal-cabinet"
            alt=""
            width={420}
            height={380}
          />
        </div>
      </HeadedSection>
    </>
  );
}
