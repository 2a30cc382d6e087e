import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import { TextChapter } from '#src/sections/Chapter/TextChapter.tsx';
import styles from './AccessibilityText.module.css';

type Props = Pick<Copy<'accessibility'>, 'updated' | 'chapters' | 'tests'> & {
  /** Limits that depend on settings, after the others. */
  alsoNotTested: string[];
};

/** The accessibility statement: what was tested stands below its drawing, what is missing has a dash. */
export function AccessibilityText({ updated, chapters, tests, alsoNotTested }: Props) {
  return (
    <section className={`page-section columns ${styles.text}`} aria-labelledby={chapters[0]?.id}>
      {chapters.map(({ items, ...chapter }, index) => (
        <TextChapter
          key={chapter.id}
          {...chapter}
          isFolded={false}
          list="points"
          items={chapter.id === 'not-tested' ? [...items, ...alsoNotTested] : items}
        >
          {index === 0 && <p>{updated}</p>}
          {chapter.id === 'tested' && (
            <>
              <SvgImage
                className={styles.picture}
                name="accessibility-tests"
                alt=""
                width={1100}
                height={240}
              />
              <ul className={`columns ${styles.tests}`}>
                {tests.map(({ id, text }) => (
                  <li key={id} className={styles.test}>
                    <Paragraph>{text}</Paragraph>
                  </li>
                ))}
              </ul>
            </>
          )}
        </TextChapter>
      ))}
    </section>
  );
}
