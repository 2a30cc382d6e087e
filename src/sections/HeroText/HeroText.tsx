import { Breadcrumb, type BreadcrumbProps } from '#src/components/Breadcrumb/Breadcrumb.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './HeroText.module.css';

interface Props {
  breadcrumb: BreadcrumbProps;
  heading: string;
  /** A small line inside the `h1`, above the heading: trade and place. */
  kicker: string | null;
  intro: string | null;
}

/** Breadcrumb, heading and intro of the first section of a page, whose heading has the id `top`. */
export function HeroText({ breadcrumb, heading, kicker, intro }: Props) {
  return (
    <>
      <Breadcrumb {...breadcrumb} />
      <h1 id="top" className={styles.heading}>
        {kicker === null ? null : <small className={styles.kicker}>{`${kicker} `}</small>}
        <Text>{heading}</Text>
      </h1>
      {intro !== null && <Paragraph className={styles.intro}>{intro}</Paragraph>}
    </>
  );
}
