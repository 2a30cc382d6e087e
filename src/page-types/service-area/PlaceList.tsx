import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Language } from '#src/lib/language.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './PlaceList.module.css';
import type { placeGroups } from './props.ts';

type Props = Omit<Copy<'service-area'>['places'], 'groups'> & {
  groups: ReturnType<typeof placeGroups>;
  /** The map of the company's town and its neighbours. */
  map: { name: string; alt: string };
  /** Language of the second names. */
  secondLanguage: Language;
};

/** Lists the served communes in the groups of the copy, with distance and sub-municipalities: the search as a list (TL-2). */
export function PlaceList({ heading, intro, note, groups, map, secondLanguage }: Props) {
  return (
    <HeadedSection
      id="communes"
      headingId="communes-title"
      pipe="supply"
      heading={heading}
      className={`columns ${styles.section}`}
      ground="sun"
    >
      <div>
        <Paragraph>{intro}</Paragraph>
        {groups.map(({ id, title, places }) => (
          <details key={id} className={`fold ${styles.group}`}>
            <summary>
              <h3>{title}</h3> <span>{places.length}</span>
            </summary>
            <ul>
              {places.map((place) => (
                <li key={place.codes[0]}>
                  <b>{place.codes[0]}</b>
                  <div>
                    {place.page.label === place.name ? (
                      <a href={place.page.href}>{place.name}</a>
                    ) : (
                      <strong>{place.name}</strong>
                    )}
                    {place.second !== null && (
                      <>
                        {' / '}
                        <span lang={secondLanguage}>{place.second}</span>
                      </>
                    )}
                    {`, ${place.distance}`}
                    {place.subMunicipalities.length > 0 && (
                      <small>{place.subMunicipalities.join(', ')}</small>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <Paragraph className={styles.note}>{note}</Paragraph>
      </div>
      <SvgImage className={`${styles.map} screen-only`} {...map} width={800} height={700} />
    </HeadedSection>
  );
}
