import { ShortAnswers } from '#src/components/ShortAnswers/ShortAnswers.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './NoiseLevel.module.css';

type Props = Copy<'service-heat-pump'>['noise'];

/** Shows the noise of the outdoor unit at the neighbour's: a picture with the level and the distance on it. */
export function NoiseLevel({ heading, text, drawing, level, distance, answers }: Props) {
  return (
    <HeadedSection headingId="noise" pipe="supply" heading={heading}>
      <div className={styles.scene}>
        <SvgImage name="service-noise" alt={drawing} width={1100} height={330} />
        <b className={styles.level}>{level}</b>
        <b className={styles.distance}>{distance}</b>
      </div>
      <div className="auto-columns">
        <Paragraph className={styles.caption}>{text}</Paragraph>
        <ShortAnswers answers={answers} />
      </div>
    </HeadedSection>
  );
}
