import { NumberBadge } from '#src/components/NumberBadge/NumberBadge.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './Included.module.css';

type Props = Copy<'service-boiler-maintenance'>['included'];

/**
 * What a maintenance visit includes, numbered as in the hero's drawing. Each point has its own drawing,
 * `maintenance-<number>`.
 */
export function Included({ heading, items }: Props) {
  return (
    <HeadedSection id="included" headingId="included-title" pipe="supply" heading={heading}>
      <ol className={`columns in-four ${styles.items}`}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <SvgImage name={`maintenance-${index + 1}`} alt="" width={160} height={100} />
            <NumberBadge>{index + 1}</NumberBadge>
            <div>
              <h3>{title}</h3>
              <Paragraph>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
