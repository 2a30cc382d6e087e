import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';
import { ArticleCard, type CardView } from './ArticleCard.tsx';
import styles from './ArticleGrid.module.css';

interface Props {
  heading: string;
  articles: CardView[];
}

/** All articles as cards on branches of the return pipe, two in a row (BL-1). */
export function ArticleGrid({ heading, articles }: Props) {
  return (
    <PageSection id={null} labelledBy="articles">
      <SectionHeading id="articles" pipe="return">
        {heading}
      </SectionHeading>
      <div className={styles.grid}>
        {articles.map((article) => (
          <ArticleCard key={article.href} {...article} />
        ))}
      </div>
    </PageSection>
  );
}
