import { PicturePanelGrid } from '#src/components/PicturePanelGrid/PicturePanelGrid.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import type { Background } from '#src/lib/backgrounds.ts';
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
  /** Drawings of 220 × 124 units. */
  const pictures: Record<HighlightId, { name: string; background: Background }> = {
    arrival: { name: 'place-card-van', background: 'sun' },
    area: { name: landmark, background: 'rose' },
    boilers: { name: 'place-card-boilers', background: 'aqua' },
  };
  return (
    <HeadedSection id="intro" headingId="intro-title" pipe="return" heading={heading}>
      <div className={`tablet-columns ${styles.paragraphs}`}>
        <Paragraphs>{paragraphs}</Paragraphs>
      </div>
      <PicturePanelGrid
        panels={cards.map(({ id, title, text }) => {
          const { name, background } = pictures[id];
          return {
            title,
            text,
            background,
            picture: <SvgImage name={name} alt="" width={220} height={124} />,
          };
        })}
      />
    </HeadedSection>
  );
}
