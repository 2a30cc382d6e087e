import { Table } from '#src/components/Table/Table.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import styles from './CoveringsTable.module.css';

type Props = Omit<Copy<'service-underfloor-heating'>['coverings'], 'heading'>;

const waves = [8, 24, 40, 56];

/** Floor coverings, best first: the second column says how much heat passes, and shows it as one to four waves. */
export function CoveringsTable({ caption, head, rows }: Props) {
  const verdicts = [...new Set(rows.map(([, verdict]) => verdict))];
  return (
    <Table
      caption={caption}
      head={head}
      groups={[
        {
          key: 'all',
          title: null,
          rows: rows.map(([name, verdict = '', ...others]) => [
            name,
            <span key={name} className={styles.verdict}>
              <Waves count={Math.max(1, waves.length - verdicts.indexOf(verdict))} />
              <Text>{verdict}</Text>
            </span>,
            ...others,
          ]),
        },
      ]}
    />
  );
}

/** Heat that rises, as this many waves of four; the word beside them says the same. */
function Waves({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 64 32" width={48} height={24} aria-hidden="true">
      {waves.map((x, index) => (
        <path
          key={x}
          className={index < count ? 'heat-stroke thick' : 'steel-stroke thick'}
          d={`M${x} 29q-8-7 0-13 8-7 0-13`}
        />
      ))}
    </svg>
  );
}
