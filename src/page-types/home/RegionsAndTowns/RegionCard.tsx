import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './RegionCard.module.css';

/** What a card shows of a region. */
export interface Region {
  picture: string;
  href: string;
  name: string;
  size: string;
  text: string;
  link: string;
}

interface Props {
  region: Region;
}

/** A region: drawing, name, legal rule, link to its page. */
export function RegionCard({ region }: Props) {
  return (
    <article className={styles.card}>
      <SvgImage name={region.picture} alt="" width={360} height={200} />
      <h3 className={styles.name}>{region.name}</h3>
      <p className={styles.text}>
        <b>{region.size}.</b> <Text>{region.text}</Text>
      </p>
      <p className="screen-only">
        <a href={region.href}>{region.link}</a>
      </p>
    </article>
  );
}
