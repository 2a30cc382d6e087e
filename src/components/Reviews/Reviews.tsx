import styles from './Reviews.module.css';

export interface ReviewsProps {
  /** As `4,8/5`. */
  score: string;
  /** The number of reviews, which leads to them. */
  link: { href: string; label: string };
  /** The day on which the score was read, where it is older than three months. */
  day: string | null;
  quotes: readonly { author: string; lang: 'fr' | 'nl'; text: string; url: string }[];
}

/** The score that a site for reviews gives, and reviews that are quoted (MD-2). */
export function Reviews({ score, link, day, quotes }: ReviewsProps) {
  return (
    <div className={`stack ${styles.reviews}`}>
      <p>
        <strong>{score}</strong> <a href={link.href}>{link.label}</a>
        {day !== null && `, ${day}`}
      </p>
      {quotes.map(({ author, lang, text, url }) => (
        <figure key={url}>
          <blockquote lang={lang}>{text}</blockquote>
          <figcaption>
            <a href={url}>{author}</a>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
