import { useId } from 'react';
import { Text } from '../Text/Text.tsx';
import styles from './Table.module.css';

interface Props {
  caption: string;
  head: string[];
  /** Rows of cells; the first cell names the row. */
  rows: string[][];
}

/** A table; on phones its rows stand one below the other. With large letters it scrolls sideways by itself. */
export function Table({ caption, head, rows }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section needs a heading, and a table has a caption
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard; scrolling-table.client.ts takes the stop away where it does not
    <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <Text>{cell}</Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={[name, ...cells].join()}>
              <th scope="row">
                <Text>{name}</Text>
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={index}>
                  <Text>{cell}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
