import backgrounds from '#src/components/backgrounds.module.css';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { articleCard } from '../props.ts';
import styles from './ArticleCard.module.css';
import { CategoryIcon } from './CategoryIcon.tsx';

/**
 * A card of an article. The whole card is the link. Its heading comes first, so that visitors who jump between headings
 * miss nothing.
 */
export function ArticleCard({ loadingNotice, title, ...card }: ReturnType<typeof articleCard>) {
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
        <strong>
          <CategoryIcon emoji={card.emoji} />
          {card.category}
        </strong>
        {`, ${card.readTime}`}
      </p>
      <Paragraph className={styles.excerpt}>{card.excerpt}</Paragraph>
      <p className={styles.dates}>
        <time dateTime={card.date}>{card.dateText}</time>
        {card.updated !== card.date && (
          <>
            , {card.updatedLabel} <time dateTime={card.updated}>{card.updatedText}</time>
          </>
        )}
      </p>
      {loadingNotice === null ? null : (
        <p className={styles.loadingNotice} role="status">
          {loadingNotice}
        </p>
      )}
    </article>
  );
}
