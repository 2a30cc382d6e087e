import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './MapSection.module.css';

type Props = Omit<Copy<'region-brussels'>['map'], 'label'> & {
  /** The map. */
  picture?: Slot;
};

/** Text on the left, a map on the right. */
export function MapSection({ heading, paragraphs, picture }: Props) {
  return (
    <section id="map" className="page-section" aria-labelledby="map-title">
      <div className={`columns ${styles.columns}`}>
        <div>
          <SectionHeading id="map-title" pipe="supply">
            {heading}
          </SectionHeading>
          <Paragraphs>{paragraphs}</Paragraphs>
        </div>
        {picture}
      </div>
    </section>
  );
}
