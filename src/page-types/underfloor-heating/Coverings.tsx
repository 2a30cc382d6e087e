import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './Coverings.module.css';

type Props = Copy<'service-underfloor-heating'>['coverings'];

const waves = [8, 24, 40, 56];

/** Floor coverings by how much heat passes, best first, which four waves to one show. */
export function Coverings({ heading, items }: Props) {
  return (
    <HeadedSection headingId="coverings" pipe="return" heading={heading}>
      <ul className={`columns in-four rule-above ${styles.list}`}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <h3>
              <Waves count={waves.length - index} />
              {title}
            </h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** Heat that rises, as this many waves of four; the word beside them says the same. */
function Waves({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 64 32" width={48} height={24} aria-hidden="true">
      {waves.map((x, index) => (
        <path
          key={x}
          className={index < count ? 'heat-stroke thick' : 'steel-stroke thick'}
          d={`M${x} 29q-8-7 0-13 8-7 0-13`}
        />
      ))}
    </svg>
  );
}
