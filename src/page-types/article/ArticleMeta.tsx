import styles from './ArticleMeta.module.css';

/** A date in ISO form and in words. */
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
      <span className={styles.readTime}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path className="white" d="M10 2a8 8 0 1 0 .1 0z" />
          <path d="M10 5v5l3 2" />
        </svg>
        {readTime}
      </span>
    </p>
  );
}
