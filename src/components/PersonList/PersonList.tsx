import { Photo, type PhotoProps } from '../Photo/Photo.tsx';
import styles from './PersonList.module.css';

export interface PersonListProps {
  /** Null where the section says it. */
  heading: string | null;
  people: readonly {
    id: string;
    firstName: string;
    photo: PhotoProps | null;
    role: string;
    facts: readonly string[];
    /** Links to the public register. */
    approvals: readonly { label: string; href: string }[];
  }[];
}

/** Those who come to households, at most four in a row (MD-2). */
export function PersonList({ heading, people }: PersonListProps) {
  const Name = heading === null ? 'h3' : 'h4';
  return (
    <div className={styles.people}>
      {heading !== null && <h3>{heading}</h3>}
      <ul className="columns in-four rule-above target-size-links">
        {people.map(({ id, firstName, photo, role, facts, approvals }) => (
          <li key={id}>
            {photo !== null && <Photo {...photo} />}
            <Name>{firstName}</Name>
            <p>{role}</p>
            {facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
            {approvals.map(({ label, href }) => (
              <p key={label}>
                <a href={href}>{label}</a>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
