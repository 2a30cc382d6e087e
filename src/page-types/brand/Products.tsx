import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { classNames } from '#src/components/class-names.ts';
import grounds from '#src/components/grounds.module.css';
import pipes from '#src/components/panel-pipe.module.css';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { ProductIcon } from './copy-schema.ts';
import styles from './Products.module.css';

interface Product {
  icon: ProductIcon;
  title: string;
  text: string;
  features: string[];
}

interface Props {
  heading: string;
  items: Product[];
}

/** Drawings with a garden, in whose ground the pipe lies. */
const gardens: ReadonlySet<ProductIcon> = new Set(['heat-pump', 'hybrid']);

const panelGrounds = [grounds.mint, grounds.rose, grounds.aqua];

/** Three products of the brand on a branch of the supply pipe, each with its features. */
export function Products({ heading, items }: Props) {
  return (
    <HeadedSection headingId="products" pipe="supply" heading={heading}>
      <div className={`columns ${styles.row}`}>
        {items.map(({ icon, title, text, features }, index) => (
          <article
            key={title}
            className={classNames(
              'drawn-pipe',
              pipes.pipe,
              pipes.cap,
              styles.panel,
              panelGrounds[index % panelGrounds.length],
              gardens.has(icon) && styles.garden,
            )}
          >
            <div className={`${styles.picture} screen-only`}>
              <SvgImage name={`product-${icon}`} alt="" width={240} height={252} />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <Paragraph className={styles.text}>{text}</Paragraph>
            <div className={styles.features}>
              <Checklist items={features} />
            </div>
          </article>
        ))}
      </div>
    </HeadedSection>
  );
}
