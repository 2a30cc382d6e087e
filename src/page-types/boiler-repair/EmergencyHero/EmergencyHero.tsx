import { Actions } from '#src/components/Actions/Actions.tsx';
import { Breadcrumb, type BreadcrumbTrail } from '#src/components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { HeroPanorama } from '#src/components/HeroPanorama/HeroPanorama.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import night from '#src/drawings/repair/repair-night.svg?raw';
import styles from './EmergencyHero.module.css';
import { EmergencyNumber } from './EmergencyNumber.tsx';

interface Props {
  badge: string;
  kicker: string;
  heading: string;
  delay: string;
  cost: string;
  call: string;
  request: string;
  gas: string;
  /** Text alternative of the drawing. */
  drawing: string;
  breadcrumb: BreadcrumbTrail;
  phone: { display: string; href: string };
  callVerb: string;
  /** Fragment of the contact form. */
  requestHref: string;
  /** Fragment of the first safety card. */
  gasHref: string;
}

/** First section of the repair page, with the phone number in the largest type (SV-3). */
export function EmergencyHero({
  badge,
  kicker,
  heading,
  delay,
  cost,
  call,
  request,
  gas,
  drawing,
  breadcrumb,
  phone,
  callVerb,
  requestHref,
  gasHref,
}: Props) {
  return (
    <section className={`behind-rail ${styles.hero}`} aria-labelledby="title">
      <Breadcrumb {...breadcrumb} />
      <p className={`${styles.badge} screen-only`}>{badge}</p>
      <h1 id="title">
        <small className={styles.kicker}>{kicker}</small> {heading}
      </h1>
      <EmergencyNumber phone={phone} callVerb={callVerb} />
      <div className={styles.text}>
        <p className={`${styles.gas} screen-only`}>
          <a href={gasHref}>{gas}</a>
        </p>
        <Paragraph>{delay}</Paragraph>
        <Paragraph>{cost}</Paragraph>
        <Actions callInBar>
          <ButtonLink href={phone.href} size="normal" newTabLabel={null}>
            {call}
          </ButtonLink>
          <ButtonLink href={requestHref} size="normal" newTabLabel={null}>
            {request}
          </ButtonLink>
        </Actions>
      </div>
      <HeroPanorama>
        <InlineSvg svg={night} label={drawing} />
      </HeroPanorama>
    </section>
  );
}
