import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './RegionCard.module.css';

/** A region as its card shows it. */
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

/** A region: what it looks like from the van, its rule, and the way to its page. */
export function RegionCard({ region }: Props) {
  return (
    <article className={styles.card}>
      <SvgImage name={region.picture} alt="" width={360} height={200} />
      <h3 className={styles.sign}>{region.name}</h3>
      <p className={styles.size}>{region.size}</p>
      <p className={styles.text}>
        <Text>{region.text}</Text>
      </p>
      <p className={styles.link}>
        <ButtonLink href={region.href} variant="info" size="normal" newTabLabel={null}>
          {region.link}
        </ButtonLink>
      </p>
    </article>
  );
}
