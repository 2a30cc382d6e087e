import styles from './ArticleMeta.module.css';

/** A date as machines and as people read it. */
interface DateView {
  iso: string;
  text: string;
}

interface Props {
  date: DateView;
  updated: DateView & { label: string };
  readTime: string;
}

/** When an article was written and looked over again, and how long it takes to read. */
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
