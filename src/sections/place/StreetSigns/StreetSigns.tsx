import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './StreetSigns.module.css';

/** A place as its street sign shows it. `second` is the name in the other language, where it differs. */
export interface Sign {
  name: string;
  second: { name: string; lang: string } | null;
  postalCode: string;
  /** Straight distance from the firm, as the language writes it. */
  distance: string;
  href: string | null;
}

interface Props {
  heading: string;
  note: string;
  signs: Sign[];
}

/** Communes served, as enamel street signs with both names and the postal code (RG-1). */
export function StreetSigns({ heading, note, signs }: Props) {
  return (
    <Band id="communes" labelledBy="communes-title">
      <SectionHeading id="communes-title" pipe="return">
        {heading}
      </SectionHeading>
      <ul className={styles.signs}>
        {signs.map((sign) => (
          <li key={sign.postalCode}>
            <span>
              {sign.href === null ? sign.name : <a href={sign.href}>{sign.name}</a>}
              {sign.second !== null && <span lang={sign.second.lang}>{sign.second.name}</span>}
            </span>
            <small>
              {sign.postalCode}
              <span>{sign.distance}</span>
            </small>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
    </Band>
  );
}
