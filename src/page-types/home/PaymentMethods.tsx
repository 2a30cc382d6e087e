import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { SplitSection } from '#src/sections/SplitSection/SplitSection.tsx';
import styles from './PaymentMethods.module.css';

type Props = Copy<'home-french-only'>['payment'];

/** The payment methods, each with a drawing (HM-13). */
export function PaymentMethods({ heading, intro, methods }: Props) {
  return (
    <SplitSection
      headingId="payment"
      pipe="supply"
      heading={heading}
      picture={null}
      aside={<Paragraph>{intro}</Paragraph>}
    >
      <ul className={`columns in-three ${styles.methods}`}>
        {methods.map(({ icon, name }) => (
          <li key={icon} className="cluster">
            <SvgImage name={`payment-${icon}`} alt="" width={120} height={98} />
            {name}
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
