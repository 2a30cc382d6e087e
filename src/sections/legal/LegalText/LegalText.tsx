import { SectionHeading } from '../../../components/SectionHeading/SectionHeading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './LegalText.module.css';

interface Chapter {
  id: string;
  heading: string;
  paragraphs: string[];
  items: string[];
}

interface Props {
  updated: string;
  contents: string;
  identity: { heading: string; rows: { term: string; value: string }[]; note: string };
  chapters: Chapter[];
}

/** The legal notice: table of contents, who we are, then the chapters. */
export function LegalText({ updated, contents, identity, chapters }: Props) {
  return (
    <Band id={null} labelledBy="identity">
      <nav className={styles.contents} aria-label={contents}>
        <p className={styles.updated}>{updated}</p>
        <ul>
          {[{ id: 'identity', heading: identity.heading }, ...chapters].map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <SectionHeading id="identity" pipe="return">
        {identity.heading}
      </SectionHeading>
      <dl className={styles.identity}>
        {identity.rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Text>{identity.note}</Text>
      </p>
      {chapters.map((chapter) => (
        <ChapterText key={chapter.id} {...chapter} />
      ))}
    </Band>
  );
}

function ChapterText({ id, heading, paragraphs, items }: Chapter) {
  return (
    <div className={styles.chapter}>
      <SectionHeading id={id} pipe="return">
        {heading}
      </SectionHeading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
      {items.length === 0 ? null : (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>
              <Text>{item}</Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
