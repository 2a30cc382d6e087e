import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import styles from './RegionCard.module.css';

/** What a card shows of a region. */
export interface Region {
  picture: string;
  href: string;
  name: string;
  size: string;
  link: string;
}

interface Props {
  region: Region;
}

/** A region: drawing, name, size, link to its page. */
export function RegionCard({ region }: Props) {
  return (
    <article className={styles.card}>
      <SvgImage name={region.picture} alt="" width={360} height={200} />
      <h3 className={styles.name}>{region.name}</h3>
      <p>
        {`${region.size}. `}
        <a className="screen-only" href={region.href}>
          {region.link}
        </a>
      </p>
    </article>
  );
}
