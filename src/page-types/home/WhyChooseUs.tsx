import { FigureList } from '#src/components/FigureList/FigureList.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import type { Slot } from '#src/components/slot.ts';
import { TextList } from '#src/components/TextList/TextList.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './WhyChooseUs.module.css';

type Props = Copy<'home'>['why'] & { actions?: Slot };

/** Reasons to choose the company, and statistics (HM-3). */
export function WhyChooseUs({ heading, cards, statistics, statisticsNote, actions }: Props) {
  const figures = statistics.map(({ value, label }) => ({ figure: value, title: label, text: null }));
  return (
    <HeadedSection headingId="why" pipe="return" heading={heading}>
      <div className={`columns ${styles.columns}`}>
        <SvgImage
          className={`${styles.picture} screen-only`}
          name="home-threshold"
          alt=""
          width={400}
          height={480}
        />
        <TextList items={cards} columns={2} onPhones="lines" />
      </div>
      <FigureList items={figures} />
      <p className={styles.note}>{statisticsNote}</p>
      {actions}
    </HeadedSection>
  );
}
