import { Checklist } from '#src/components/Checklist/Checklist.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { type Region, RegionCard } from './RegionCard.tsx';
import styles from './RegionsAndTowns.module.css';

interface CustomerGroup {
  heading: string;
  items: string[];
}

interface Props {
  heading: string;
  regions: Region[];
  otherHeading: string;
  others: string[];
  businesses: CustomerGroup;
  households: CustomerGroup;
  contact: { href: string; label: string };
}

/** Cards of the regions, other towns, and the customers served (HM-7). */
export function RegionsAndTowns({
  heading,
  regions,
  otherHeading,
  others,
  businesses,
  households,
  contact,
}: Props) {
  return (
    <HeadedSection headingId="regions" pipe="return" heading={heading} className="aside">
      <div className={`columns ${styles.regions}`}>
        {regions.map((region) => (
          <RegionCard key={region.href} region={region} />
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
          <h3>{otherHeading}</h3>
          <p>
            {`${others.join(', ')}. `}
            <a href={contact.href}>{contact.label}</a>
          </p>
        </div>
      </div>
    </HeadedSection>
  );
}
