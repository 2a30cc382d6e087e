import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The pages above this one, from the home page down. */
  steps: { href: string; label: string }[];
  /** The page itself: the last step, not a link. */
  current: string;
}

/** Breadcrumb navigation above the heading of a page; its structured data has the same steps. */
export function Breadcrumb({ label, steps, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={`${styles.breadcrumb} screen-only`}>
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
