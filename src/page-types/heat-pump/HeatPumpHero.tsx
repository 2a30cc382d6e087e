import { ActionLinks } from '#src/components/Actions/ActionLinks.tsx';
import type { BreadcrumbTrail } from '#src/components/Breadcrumb/Breadcrumb.tsx';
import { HeroPanorama } from '#src/components/HeroPanorama/HeroPanorama.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { setPartNames } from '#src/drawings/heat-pump-parts.ts';
import machine from '#src/drawings/services/service-heat-pump.svg?raw';
import { HeroText } from '#src/sections/HeroText/HeroText.tsx';
import styles from './HeatPumpHero.module.css';

interface Props {
  kicker: string;
  heading: string;
  intro: string;
  price: string;
  quote: string;
  /** Text alternative of the drawing. */
  drawing: string;
  /** Names of the numbered parts of the drawing. */
  parts: readonly { number: number; title: string }[];
  breadcrumb: BreadcrumbTrail;
  phoneHref: string;
  /** Text of the link to the phone number: what it does, and the number. */
  callLabel: string;
}

/** First section of the heat-pump page, over a cross-section of a house with a heat pump. */
export function HeatPumpHero({
  kicker,
  heading,
  intro,
  price,
  quote,
  drawing,
  parts,
  breadcrumb,
  phoneHref,
  callLabel,
}: Props) {
  return (
    <section className={`behind-rail ${styles.hero}`} aria-labelledby="top">
      <HeroText breadcrumb={breadcrumb} heading={heading} kicker={kicker} intro={intro} />
      <Paragraph className={styles.price}>{price}</Paragraph>
      <div className={styles.actions}>
        <ActionLinks
          size="large"
          links={[
            { href: phoneHref, label: callLabel },
            { href: '#contact', label: quote },
          ]}
        />
      </div>
      <HeroPanorama>
        <InlineSvg svg={setPartNames(machine, parts)} label={drawing} />
      </HeroPanorama>
    </section>
  );
}
