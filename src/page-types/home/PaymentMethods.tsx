import { SpriteUse } from '#src/components/SpriteUse/SpriteUse.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './PaymentMethods.module.css';

type Props = Copy<'home-french-only'>['payment'];

/** The payment methods, each with a drawing (HM-13). */
export function PaymentMethods({ heading, intro, methods }: Props) {
  return (
    <HeadedSection headingId="payment" pipe="supply" heading={heading} className={`aside ${styles.payment}`}>
      <Paragraph className="section-intro">{intro}</Paragraph>
      <ul className={`columns ${styles.methods}`}>
        {methods.map(({ icon, name }) => (
          <li key={icon} className="cluster">
            <svg viewBox="0 0 120 98" aria-hidden="true">
              <SpriteUse sprite="home" name={`payment-${icon}`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
