import type { Slot } from '#src/components/slot.ts';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import styles from './MapSection.module.css';

type Props = Omit<Copy<'region-brussels'>['map'], 'label'> & {
  /** The map. */
  picture?: Slot;
};

/** Text, and below it a map. */
export function MapSection({ heading, paragraphs, picture }: Props) {
  return (
    <HeadedSection id="map" headingId="map-title" pipe="supply" heading={heading}>
      <div className={`tablet-columns ${styles.text}`}>
        <Paragraphs>{paragraphs}</Paragraphs>
      </div>
      {picture}
    </HeadedSection>
  );
}
