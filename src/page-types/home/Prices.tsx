import { FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { PriceCards } from '#src/components/PriceCards/PriceCards.tsx';
import type { PriceCardContent, PriceLabels } from '#src/components/PriceCards/price-card.ts';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { VatSwitch } from '#src/components/VatSwitch/VatSwitch.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './Prices.module.css';

type Props = Omit<Copy<'home'>['priceCards'], 'cards'> & {
  cards: readonly PriceCardContent[];
  labels: PriceLabels;
};

/** The eight prices. The script select-card.client.ts marks the selected one (HM-8). */
export function Prices({ heading, intro, note, former, cards, labels }: Props) {
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
      <VatSwitch {...labels.vatSwitch} />
      <PriceCards cards={cards} labels={labels} />
      <div className={`cluster ${styles.notes}`}>
        <Paragraph>{note}</Paragraph>
        <FormerFigures {...former} />
      </div>
    </HeadedSection>
  );
}
