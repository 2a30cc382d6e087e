import type { ComponentProps } from 'react';
import { ActionLinks } from '#src/components/Actions/ActionLinks.tsx';
import type { BreadcrumbProps } from '#src/components/Breadcrumb/Breadcrumb.tsx';
import { HeroPanorama } from '#src/components/HeroPanorama/HeroPanorama.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeroText } from '#src/sections/HeroText/HeroText.tsx';
import styles from './HeatPumpHero.module.css';

type Props = Copy<'service-heat-pump'>['hero'] & {
  /** Source of the drawing, with the names of its numbered parts. */
  svg: string;
  breadcrumb: BreadcrumbProps;
  links: ComponentProps<typeof ActionLinks>['links'];
};

/** First section of the heat-pump page, over a cross-section of a house with a heat pump. */
export function HeatPumpHero({ price, drawing, svg, links, ...text }: Props) {
  return (
    <section className={`covers-rail large-discs ${styles.hero}`} aria-labelledby="top">
      <HeroText {...text} />
      <Paragraph className={styles.price}>{price}</Paragraph>
      <div className={`${styles.actions} in-call-bar`}>
        <ActionLinks size="large" links={links} />
      </div>
      <HeroPanorama drawingHeight={580}>
        <InlineSvg svg={svg} label={drawing} />
      </HeroPanorama>
    </section>
  );
}
