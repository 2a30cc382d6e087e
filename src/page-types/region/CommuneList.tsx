import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Background } from '#src/lib/backgrounds.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './CommuneList.module.css';
import type { communeSigns } from './props.ts';

interface Props {
  heading: string;
  /** Colour of the page's hero. */
  ground: Background;
  note: string;
  /** The label of the fold that has the communes on phones. */
  list: string;
  signs: ReturnType<typeof communeSigns>;
}

/** Shows the served communes as street signs with both names and the postal code (RG-1). */
export function CommuneList({ heading, ground, note, list, signs }: Props) {
  return (
    <HeadedSection id="communes" headingId="communes-title" pipe="return" heading={heading} ground={ground}>
      <details className="fold phone-fold">
        <summary>{list}</summary>
        <ul className={`target-size-links ${styles.signs}`}>
          {signs.map((sign) => (
            <li key={sign.postalCode}>
              <span>
                {sign.href === null ? sign.name : <a href={sign.href}>{sign.name}</a>}
                {sign.second !== null && <i lang={sign.second.lang}>{sign.second.name}</i>}
              </span>
              <b>{sign.postalCode}</b>
              <small>{sign.distance}</small>
            </li>
          ))}
        </ul>
        <Paragraph className="section-note">{note}</Paragraph>
      </details>
    </HeadedSection>
  );
}
