import { type ReactNode, useId } from 'react';
import { Text } from '../Text/Text.tsx';
import styles from './Table.module.css';

/** On narrow screens this column stands beside the name of a row, because visitors look for it first. */
const answer = 1;

interface Props {
  /** For screen readers: a heading above the table says the same to the eye. */
  caption: string;
  head: string[];
  /** Groups of rows, each with its title or null. The first cell of a row names the row. */
  groups: { key: string; title: ReactNode; rows: ReactNode[][] }[];
}

/** A table; on narrow screens its rows stand one below the other. With large letters it scrolls sideways by itself. */
export function Table({ caption, head, groups }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section needs a heading, and a table has a caption
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard; scrolling-table.client.ts takes the stop away where it does not
    <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>
          <span className="visually-hidden">{caption}</span>
        </caption>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={cell} scope="col" className={column === answer ? styles.answer : undefined}>
                <Text>{cell}</Text>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, title, rows }) => (
          <tbody key={key}>
            {title !== null && (
              <tr>
                <th scope="rowgroup" colSpan={head.length} className={styles.title}>
                  {title}
                </th>
              </tr>
            )}
            {rows.map(([name, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place
              <tr key={row}>
                {typeof name === 'string' ? (
                  <th scope="row">
                    <Text>{name}</Text>
                  </th>
                ) : (
                  // biome-ignore lint/a11y: a row header; validators refuse a <details> in a <th>
                  <td role="rowheader">{name}</td>
                )}
                {cells.map((cell, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                    key={index}
                    className={index + 1 === answer ? styles.answer : undefined}
                  >
                    {/* A name in the text, not an attribute of it: translators change only text. */}
                    {title !== null && index + 1 !== answer && typeof cell === 'string' && (
                      <span className={`colon ${styles.column}`}>{head[index + 1]}</span>
                    )}{' '}
                    {typeof cell === 'string' ? <Text>{cell}</Text> : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
