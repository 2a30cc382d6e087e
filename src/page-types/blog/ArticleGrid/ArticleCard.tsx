import backgrounds from '#src/components/backgrounds.module.css';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Background } from '#src/lib/backgrounds.ts';
import type { Language } from '#src/lib/language.ts';
import styles from './ArticleCard.module.css';
import { CategoryIcon } from './CategoryIcon.tsx';

interface Props {
  drawingName: string;
  /** The language of the words in the drawing; undefined if it has none. */
  drawingLanguage?: Language | undefined;
  href: string;
  title: string;
  excerpt: string;
  category: string;
  emoji: string;
  background: Background;
  /** ISO date, and the same in long form. */
  date: string;
  dateText: string;
  /** Words before the day of the last change. */
  updatedLabel: string;
  /** Day of the last change: ISO date, and the same in long form. */
  updated: string;
  updatedText: string;
  readTime: string;
  /** Notice while the browser fetches the article; null for the article that loads directly (BL-4). */
  loadingNotice: string | null;
}

/**
 * A card of an article. The whole card is the link. Its heading comes first, so that visitors who jump between headings
 * miss nothing.
 */
export function ArticleCard({ loadingNotice, title, ...card }: Props) {
  return (
    <article
      className={`${styles.card} ${backgrounds[card.background]}`}
      data-on-demand={loadingNotice === null ? undefined : ''}
    >
      <div className={`${styles.picture} screen-only`}>
        <SvgImage
          name={card.drawingName}
          alt=""
          width={760}
          height={252}
          drawingLanguage={card.drawingLanguage}
        />
      </div>
      <h3 className={`link-covers ${styles.title}`}>
        <a href={card.href}>{title}</a>
      </h3>
      <p className={styles.category}>
        <CategoryIcon emoji={card.emoji} />
        {card.category}
      </p>
      <Paragraph className={styles.excerpt}>{card.excerpt}</Paragraph>
      <p className={styles.meta}>
        <span>
          <time dateTime={card.date}>{card.dateText}</time>
          {card.updated !== card.date && (
            <>
              , {card.updatedLabel} <time dateTime={card.updated}>{card.updatedText}</time>
            </>
          )}
        </span>
        <span>{card.readTime}</span>
      </p>
      {loadingNotice === null ? null : (
        <p className={styles.loadingNotice} role="status">
          {loadingNotice}
        </p>
      )}
    </article>
  );
}
