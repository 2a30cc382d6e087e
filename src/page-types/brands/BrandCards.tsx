import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { FaultCodeDisplay } from '#src/components/FaultCodeDisplay/FaultCodeDisplay.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Ui } from '#src/content/content.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './BrandCards.module.css';

/** One brand: its name, a line about it, one of its codes, and its page if it has one. */
export interface BrandCard {
  name: string;
  /** Null while the owner of the brand has not allowed it: the card then shows the name. */
  logo: { src: string; width: number; height: number } | null;
  text: string;
  /** Three strengths, or none if the brand has no page. */
  strengths: string[];
  code: string;
  meaning: string;
  href: string | null;
}

type Props = Omit<Copy<'brands'>['cards'], 'items'> & {
  cards: BrandCard[];
  /** `learnMoreOn` is the word between `learnMore` and the brand's name. */
  labels: Pick<Ui, 'learnMore' | 'learnMoreOn'>;
};

/** A grid of brands: logo or name, strengths, a fault code and the link to the page. */
export function BrandCards({ heading, displayLabel, cards, labels }: Props) {
  return (
    <HeadedSection headingId="brands" pipe="supply" heading={heading}>
      <div className={`columns ruled ${styles.grid}`}>
        {cards.map(({ name, logo, text, strengths, code, meaning, href }) => (
          <article key={name} className={styles.card}>
            <h3>{logo === null ? name : <img {...logo} alt={name} />}</h3>
            <Paragraph>{text}</Paragraph>
            {strengths.length > 0 && <Checklist items={strengths} />}
            <div className={styles.code}>
              <FaultCodeDisplay code={code} label={`${displayLabel} ${code}`} />
              <span>
                <Text>{meaning}</Text>
              </span>
            </div>
            {href === null ? null : (
              <a href={href}>
                {labels.learnMore}
                <span className="visually-hidden">{` ${labels.learnMoreOn} ${name}`}</span>
              </a>
            )}
          </article>
        ))}
      </div>
    </HeadedSection>
  );
}
