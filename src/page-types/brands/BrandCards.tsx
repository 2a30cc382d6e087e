import { FaultCodeDisplay } from '#src/components/FaultCodeDisplay/FaultCodeDisplay.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { UiLabels } from '#src/content/content.ts';
import type { brandCards } from '#src/page-props/brand.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './BrandCards.module.css';

type Props = Omit<Copy<'brands'>['cards'], 'items'> & {
  /** `logo` is null while the owner of the brand has not allowed it: the card then shows the name. */
  cards: ReturnType<typeof brandCards>;
  /** The hidden words before the brand's name in its link (BR-1). */
  labels: Pick<UiLabels, 'learnMore' | 'learnMoreOn'>;
};

/** A grid of brands: an appliance with a fault code, and logo or name, which leads to the page. */
export function BrandCards({ heading, displayLabel, cards, labels }: Props) {
  return (
    <HeadedSection headingId="brands" pipe="supply" heading={heading} ground="clay">
      <div className={`columns in-three ${styles.grid}`}>
        {cards.map(({ name, drawingName, logo, text, fault, href }) => (
          <article key={name} className={styles.card}>
            <div className={styles.picture}>
              <SvgImage name={drawingName} alt="" width={240} height={252} />
            </div>
            <h3 className="link-covers">
              <a href={href ?? undefined}>
                {href !== null && (
                  <span className="visually-hidden">{`${labels.learnMore} ${labels.learnMoreOn} `}</span>
                )}
                {logo === null ? name : <img {...logo} alt={name} />}
              </a>
            </h3>
            <Paragraph>{text}</Paragraph>
            {fault !== null && (
              <div className={styles.code}>
                <FaultCodeDisplay
                  code={fault.code}
                  label={`${displayLabel} ${fault.code}. ${fault.meaning}`.trim()}
                />
                <span aria-hidden="true">{fault.meaning}</span>
              </div>
            )}
          </article>
        ))}
      </div>
    </HeadedSection>
  );
}
