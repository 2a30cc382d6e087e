import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import cardStyles from './RegionCard.module.css';
import placeLink from './RegionPlate.module.css';
import styles from './RegionsAndTowns.module.css';

type Props = Omit<Copy<'home'>['regionsAndTowns'], 'regions'> & {
  regions: { drawingName: string; href: string; name: string; size: string; link: string }[];
};

/** Cards of the regions, other towns, and the customers served (HM-7). */
export function RegionsAndTowns({ heading, regions, households, businesses, ...copy }: Props) {
  return (
    <HeadedSection headingId="regions" pipe="return" heading={heading}>
      <div className={`columns in-three ${styles.regions}`}>
        {regions.map(({ drawingName, href, name, size, link }) => (
          <article key={href} className={`link-covers ${cardStyles.card}`}>
            <SvgImage name={drawingName} alt="" width={360} height={200} />
            <h3>
              <a className={placeLink.plate} href={href}>
                <span className="visually-hidden">{`${link} `}</span>
                {name}
              </a>
            </h3>
            <p>{size}</p>
          </article>
        ))}
      </div>
      <div className={`auto-columns ${styles.customers}`}>
        {[households, businesses].map((audience) => (
          <div key={audience.heading}>
            <h3>{audience.heading}</h3>
            <Checklist items={audience.items} />
          </div>
        ))}
        <div>
          <h3>{copy.otherHeading}</h3>
          <p>
            {`${copy.others.join(', ')}. `}
            <a href="#contact">{copy.contact}</a>
          </p>
        </div>
      </div>
    </HeadedSection>
  );
}
