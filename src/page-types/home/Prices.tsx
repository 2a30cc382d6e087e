import { FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { VatSwitch } from '#src/components/VatSwitch/VatSwitch.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { PriceCards } from './PriceCards/PriceCards.tsx';
import styles from './Prices.module.css';
import type { priceCardsProps } from './props.ts';

type Props = Omit<Copy<'home'>['priceCards'], 'cards'> & ReturnType<typeof priceCardsProps>;

/** The eight prices. The script select-card.client.ts marks the selected one (HM-8). */
export function Prices({ heading, intro, note, former, ...prices }: Props) {
  return (
    <HeadedSection
      id="prices"
      headingId="prices-heading"
      pipe="supply"
      heading={heading}
      className={styles.prices}
      ground="sun"
    >
      <Paragraph className="section-intro">{intro}</Paragraph>
      <VatSwitch {...prices.labels.vatSwitch} />
      <PriceCards {...prices} />
      <div className={`cluster ${styles.notes}`}>
        <Paragraph>{note}</Paragraph>
        <FormerFigures {...former} />
      </div>
    </HeadedSection>
  );
}
