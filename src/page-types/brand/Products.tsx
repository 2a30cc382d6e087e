import backgrounds from '#src/components/backgrounds.module.css';
import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { classNames } from '#src/components/class-names.ts';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { BrandCopy } from './copy-schema.ts';
import styles from './Products.module.css';

type Props = BrandCopy['products'];

const panelBackgrounds = [backgrounds.mint, backgrounds.rose, backgrounds.aqua];

/** Products of the brand, each with its features. */
export function Products({ heading, items }: Props) {
  return (
    <HeadedSection headingId="products" pipe="supply" heading={heading}>
      <div className="columns in-three">
        {items.map(({ icon, title, text, features }, index) => (
          <article
            key={title}
            className={classNames(styles.panel, panelBackgrounds[index % panelBackgrounds.length])}
          >
            <div className={`${styles.picture} screen-only`}>
              <SvgImage name={`product-${icon}`} alt="" width={240} height={252} />
            </div>
            <h3>{title}</h3>
            <Paragraph>{text}</Paragraph>
            <Checklist items={features} />
          </article>
        ))}
      </div>
    </HeadedSection>
  );
}
