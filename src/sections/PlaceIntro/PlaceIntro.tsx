import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import type { HighlightId } from '#src/page-types/region/copy-schema.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import styles from './PlaceIntro.module.css';

type Props = Copy<'region-brussels'>['intro'] & {
  /** Name of the drawing of the place's landmark, 220 × 124 units. */
  landmark: string;
};

/** Introduction in two columns and three highlight cards with drawings (RG-1, TN-2). */
export function PlaceIntro({ heading, paragraphs, cards, landmark }: Props) {
  /** Names of the drawings, 220 × 124 units each. */
  const pictures: Record<HighlightId, string> = {
    arrival: 'place-card-van',
    boilers: 'place-card-boilers',
    area: landmark,
  };
  return (
    <HeadedSection id="intro" headingId="intro-title" pipe="return" heading={heading}>
      <div className={`tablet-columns ${styles.paragraphs}`}>
        <Paragraphs>{paragraphs}</Paragraphs>
      </div>
      <ul className={`tablet-columns ${styles.cards}`}>
        {cards.map((card) => (
          <li key={card.id}>
            <SvgImage name={pictures[card.id]} alt="" width={220} height={124} />
            <h3>{card.title}</h3>
            <Paragraph>{card.text}</Paragraph>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
