import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './MapSection.module.css';

type Props = Omit<Copy<'region-brussels'>['map'], 'label'> & {
  /** The map. */
  picture?: Slot;
};

/** Text on the left, above a drawing of a van, and a map on the right. */
export function MapSection({ heading, paragraphs, picture }: Props) {
  return (
    <section id="map" className="page-section" aria-labelledby="map-title">
      <div className={`columns ${styles.columns}`}>
        <div className={styles.text}>
          <SectionHeading id="map-title" pipe="supply" heading={heading} />
          <Paragraphs>{paragraphs}</Paragraphs>
          <SvgImage className={styles.road} name="repair-road" alt="" width={420} height={210} />
        </div>
        {picture}
      </div>
    </section>
  );
}
