import type { ComponentProps } from 'react';
import { ActionLinks } from '#src/components/Actions/ActionLinks.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { PageHero } from '../PageHero/PageHero.tsx';
import styles from './ServiceHero.module.css';

type HeroProps = Omit<ComponentProps<typeof PageHero>, 'note' | 'actions' | 'picture'>;

interface Props extends HeroProps {
  quote: string;
  /** Text alternative of the drawing. */
  drawing: string;
  /** Source of the drawing, whose parts are numbered. */
  svg: string;
  phoneHref: string;
  /** Text of the link to the phone number: what it does, and the number. */
  callLabel: string;
}

/** First section of a service page, with a cross-section of the appliance whose parts are numbered. */
export function ServiceHero({ quote, drawing, svg, phoneHref, callLabel, ...hero }: Props) {
  return (
    <PageHero
      {...hero}
      note={null}
      actions={
        <ActionLinks
          size="large"
          links={[
            { href: phoneHref, label: callLabel },
            { href: '#contact', label: quote },
          ]}
        />
      }
      picture={
        <div className={styles.numbered}>
          <InlineSvg svg={svg} label={drawing} />
        </div>
      }
    />
  );
}
