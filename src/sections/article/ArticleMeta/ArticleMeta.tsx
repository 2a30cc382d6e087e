import styles from './ArticleMeta.module.css';

/** A date in ISO form and as the language writes it. */
interface DateView {
  iso: string;
  text: string;
}

interface Props {
  date: DateView;
  updated: DateView & { label: string };
  readTime: string;
}

/** Publication date, date of the last update and reading time of an article. */
export function ArticleMeta({ date, updated, readTime }: Props) {
  return (
    <p className={styles.meta}>
      <time dateTime={date.iso}>{date.text}</time>
      <span>
        {`${updated.label} `}
        <time dateTime={updated.iso}>{updated.text}</time>
      </span>
      <span>{readTime}</span>
    </p>
  );
}
