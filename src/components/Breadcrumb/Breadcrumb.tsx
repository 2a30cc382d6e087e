import styles from './Breadcrumb.module.css';

interface Props {
  /** What the trail is called to those who do not see it. */
  label: string;
  /** The pages above this one, from the home page down. */
  steps: { href: string; label: string }[];
  /** The page itself: the last step, and no link. */
  current: string;
}

/** A trail, as a page hands it to its hero. */
export type BreadcrumbTrail = Props;

/** The way from the home page to this one, above the heading; the same steps stand in the structured data. */
export function Breadcrumb({ label, steps, current }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {steps.map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
