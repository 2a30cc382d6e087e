import type { Slot } from '#src/components/slot.ts';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import styles from './MapSection.module.css';

type Props = Omit<Copy<'region-brussels'>['map'], 'label'> & {
  /** Below the text. */
  beside?: Slot;
  /** The map. */
  picture?: Slot;
};

/** A map, and on wide screens beside it the text with the children below it. */
export function MapSection({ heading, paragraphs, beside, picture }: Props) {
  return (
    <HeadedSection id="map" headingId="map-title" pipe="supply" heading={heading}>
      <div className={`columns ${styles.columns}`}>
        <div className={`stack ${styles.text}`}>
          <Paragraphs>{paragraphs}</Paragraphs>
          {beside}
        </div>
        {picture}
      </div>
    </HeadedSection>
  );
}
