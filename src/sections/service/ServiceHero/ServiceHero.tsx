import { Actions } from '#src/components/Actions/Actions.tsx';
import type { BreadcrumbTrail } from '#src/components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import type { Ground } from '#src/lib/grounds.ts';
import { PageHero } from '../../PageHero/PageHero.tsx';
import styles from './ServiceHero.module.css';

interface Props {
  kicker: string;
  heading: string;
  intro: string;
  quote: string;
  /** Text alternative of the drawing. */
  drawing: string;
  breadcrumb: BreadcrumbTrail;
  ground: Ground;
  /** Source of the drawing, whose parts are numbered. */
  svg: string;
  phone: { display: string; href: string };
  /** Fragment of the contact form. */
  quoteHref: string;
}

/** First section of a service page, with a cross-section of the appliance whose parts are numbered. */
export function ServiceHero({
  kicker,
  heading,
  intro,
  quote,
  drawing,
  breadcrumb,
  ground,
  svg,
  phone,
  quoteHref,
}: Props) {
  return (
    <PageHero
      heading={heading}
      kicker={kicker}
      intro={intro}
      ground={ground}
      breadcrumb={breadcrumb}
      actions={
        <Actions callInBar={false}>
          <ButtonLink href={quoteHref} variant="primary" size="large" newTabLabel={null}>
            {quote}
          </ButtonLink>
          <ButtonLink href={phone.href} variant="secondary" size="large" newTabLabel={null}>
            {phone.display}
          </ButtonLink>
        </Actions>
      }
      picture={
        <div className={styles.numbered}>
          <InlineSvg svg={svg} label={drawing} />
        </div>
      }
    />
  );
}
