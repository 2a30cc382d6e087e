import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './PaymentMethods.module.css';

type Props = Copy<'home-french-only'>['payment'];

/** The payment methods, each with a drawing (HM-13). */
export function PaymentMethods({ heading, intro, methods }: Props) {
  return (
    <HeadedSection
      headingId="payment"
      pipe="supply"
      heading={heading}
      className={`columns ${styles.payment}`}
    >
      <Paragraph className="section-intro">{intro}</Paragraph>
      <ul className="columns">
        {methods.map(({ icon, name }) => (
          <li key={icon} className="cluster">
            <SvgImage name={`payment-${icon}`} alt="" width={120} height={98} />
            {name}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
