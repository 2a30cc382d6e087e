import styles from './SectionHeading.module.css';

interface Props {
  id: string;
  /** Which pipe of the rail the drawn tap is connected to. */
  pipe: 'supply' | 'return';
  heading: string;
}

/** Heading of a page section, with a drawing of a brass tap on the rail. */
export function SectionHeading({ id, pipe, heading }: Props) {
  return (
    <h2 id={id} className={styles.heading}>
      <svg className={`${styles.tap} ${styles[pipe]} screen-only`} viewBox="0 0 60 32" aria-hidden="true">
        <use href="#tap" />
      </svg>
      {heading}
    </h2>
  );
}
