import { useId } from 'react';
import { Text } from '../Text/Text.tsx';
import styles from './Table.module.css';

interface Props {
  caption: string;
  head: string[];
  /** Rows of cells; the first cell names the row. A row of one cell names the rows below it. */
  rows: string[][];
  /** On phones: `columns` to be compared, scrolling sideways, or `rows` to be looked up, one below the other. */
  onPhones: 'columns' | 'rows';
}

/** A table that scrolls sideways by itself where it is wider than the screen. */
export function Table({ caption, head, rows, onPhones }: Props) {
  const id = useId();
  const starts = rows.flatMap(({ length }, index) => (index === 0 || length === 1 ? [index] : []));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section needs a heading, and a table has a caption
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard; scrolling-table.client.ts takes the stop away where it does not
    <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={`${styles.table} ${styles[onPhones]}`}>
        <caption id={id} className={starts.length > 1 ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <Text>{cell}</Text>
              </th>
            ))}
          </tr>
        </thead>
        {starts.map((start, group) => (
          <tbody key={start}>
            {rows.slice(start, starts[group + 1]).map(([name = '', ...cells]) => (
              <tr key={[name, ...cells].join()}>
                {cells.length === 0 ? (
                  <th scope="rowgroup" colSpan={head.length}>
                    {name}
                  </th>
                ) : (
                  <th scope="row">
                    <Text>{name}</Text>
                  </th>
                )}
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={index}>
                    <Text>{cell}</Text>
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
