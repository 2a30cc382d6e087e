import { ActionLinks } from '#src/components/Actions/ActionLinks.tsx';
import { Breadcrumb, type BreadcrumbProps } from '#src/components/Breadcrumb/Breadcrumb.tsx';
import { HeroPanorama } from '#src/components/HeroPanorama/HeroPanorama.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { PhoneSpeechBubble } from '#src/components/PhoneSpeechBubble/PhoneSpeechBubble.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import night from '#src/drawings/repair/repair-night.svg?raw';
import type { Phone } from '#src/lib/phone.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './EmergencyHero.module.css';
import numberStyles from './EmergencyNumber.module.css';

type Props = Copy<'service-boiler-repair'>['hero'] & {
  breadcrumb: BreadcrumbProps;
  phone: Phone;
  callVerb: string;
};

/** First section of the repair page, with the phone number in the largest type (SV-3). */
export function EmergencyHero({ breadcrumb, phone, callVerb, ...copy }: Props) {
  return (
    <section className={`covers-rail ${styles.hero}`} aria-labelledby="title">
      <Breadcrumb {...breadcrumb} />
      <h1 id="title">
        <small className={`${styles.badge} screen-only`}>{copy.badge}</small> {copy.heading}
      </h1>
      <div className={numberStyles.number}>
        <PhoneSpeechBubble phone={phone} verb={callVerb} />
      </div>
      <div className={styles.text}>
        <p className={`${styles.gas} screen-only`}>
          <a href="#gas">{copy.gas}</a>
        </p>
        <Paragraph>{copy.responseTime}</Paragraph>
        <Paragraph>{copy.cost}</Paragraph>
        <ActionLinks size="normal" onPhones="none" links={[{ href: '#contact', label: copy.request }]} />
      </div>
      <HeroPanorama drawingHeight={360}>
        <InlineSvg svg={night} label={copy.drawing} />
      </HeroPanorama>
    </section>
  );
}
