import { FaultCodeDisplay } from '#src/components/FaultCodeDisplay/FaultCodeDisplay.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './CommonFaultCodes.module.css';

type Props = Copy<'service-boiler-repair'>['faults'];

/** Common fault codes, each linked to the page of its brand. */
export function CommonFaultCodes({ heading, display, codes, note }: Props) {
  return (
    <HeadedSection headingId="faults" pipe="supply" heading={heading}>
      <ul className={`columns ${styles.codes}`}>
        {codes.map(({ code, title, brand }) => (
          <li key={code}>
            <div className={styles.screen}>
              <FaultCodeDisplay code={code} label={`${display} ${code}`} />
            </div>
            <p>
              <strong>{title}</strong> <Text>{brand}</Text>
            </p>
          </li>
        ))}
      </ul>
      <Paragraph className={`${styles.note} screen-only`}>{note}</Paragraph>
    </HeadedSection>
  );
}
