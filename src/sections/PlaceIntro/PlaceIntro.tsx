import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import { TitledTexts } from '#src/components/TitledTexts/TitledTexts.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import styles from './PlaceIntro.module.css';

type Props = Copy<'region-brussels'>['intro'] & {
  /** Name of the drawing of the place's landmark, 220 × 124 units. */
  landmark: string;
};

/** Introduction and three highlights (RG-1, TN-2), beside them the landmark of the place (SH-4). */
export function PlaceIntro({ heading, paragraphs, cards, landmark }: Props) {
  return (
    <HeadedSection id="intro" headingId="intro-title" pipe="return" heading={heading}>
      <div className={`tablet-columns ${styles.columns}`}>
        <div className="stack">
          <Paragraphs>{paragraphs}</Paragraphs>
          <TitledTexts items={cards} columns={3} runIn={false} />
        </div>
        <SvgImage name={landmark} alt="" width={220} height={124} />
      </div>
    </HeadedSection>
  );
}
