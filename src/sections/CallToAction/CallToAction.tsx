import type { ComponentProps } from 'react';
import { ActionLinks } from '#src/components/Actions/ActionLinks.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import styles from './CallToAction.module.css';

interface Props {
  /** On a page without the contact form, this is its contact section (PG-3). */
  id?: 'contact';
  heading: string;
  text?: string | undefined;
  /** Its drawing, `closing-<kind>`, of 324 × 184 units; each type of page has its own. Null for a page without one. */
  kind:
    | 'about'
    | 'area'
    | 'article'
    | 'blog'
    | 'brands'
    | 'check'
    | 'due'
    | 'heat-pump'
    | 'installation'
    | 'place'
    | 'projects'
    | 'region'
    | 'repair'
    | 'service'
    | 'tool'
    | 'underfloor'
    | null;
  links: ComponentProps<typeof ActionLinks>['links'];
}

/** Last section before the contact form: what to do now, with buttons and a drawing. */
export function CallToAction({ id, heading, text, kind, links }: Props) {
  return (
    <section id={id} className="page-section" aria-labelledby="call-to-action">
      <div className={styles.card}>
        <div>
          <h2 id="call-to-action" className={styles.heading}>
            {heading}
          </h2>
          {text !== undefined && <Paragraph className={styles.text}>{text}</Paragraph>}
          <div className={`${styles.actions} screen-only`}>
            <ActionLinks size="large" links={links} />
          </div>
        </div>
        {kind !== null && (
          <div className={`${styles.picture} screen-only`}>
            <SvgImage name={`closing-${kind}`} alt="" width={324} height={184} />
          </div>
        )}
      </div>
    </section>
  );
}
