import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx';
import styles from './ArticleGrid.module.css';

interface Props {
  heading: string;
  articles: ArticleCardProps[];
}

/** All articles as cards, two in a row, wide and narrow in turns (BL-1). */
export function ArticleGrid({ heading, articles }: Props) {
  return (
    <HeadedSection headingId="articles" pipe="return" heading={heading}>
      <div className={styles.grid}>
        {articles.map((article) => (
          <ArticleCard key={article.href} {...article} />
        ))}
      </div>
    </HeadedSection>
  );
}
