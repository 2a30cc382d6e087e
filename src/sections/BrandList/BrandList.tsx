import { classNames } from '#src/components/class-names.ts';
import { SplitSection } from '../SplitSection/SplitSection.tsx';
import styles from './BrandList.module.css';

interface Props {
  heading: string;
  intro?: string;
  /** `href` is null where the brand has no page. */
  brands: { name: string; href: string | null }[];
  all: { href: string; label: string };
}

/** Names of the brands, linked where the brand has a page (HM-5). */
export function BrandList({ heading, intro, brands, all }: Props) {
  return (
    <SplitSection
      headingId="brands"
      pipe="return"
      heading={heading}
      picture={null}
      aside={
        <p className="section-note">
          {intro !== undefined && `${intro} `}
          <a className={styles.all} href={all.href}>
            {all.label}
          </a>
        </p>
      }
    >
      <ul className={classNames(styles.brands, brands.length === 4 && styles.four)}>
        {brands.map(({ name, href }) => (
          <li key={name}>
            {href === null ? (
              <span className={styles.brand}>{name}</span>
            ) : (
              <a className={styles.brand} href={href}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
