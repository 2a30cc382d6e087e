import styles from './ArticleCard.module.css';

interface Props {
  emoji: string;
}

/** An icon of 24 × 24 units: a shape filled by a class of src/styles/drawing/, and lines over it. */
interface Icon {
  fill: string;
  shape: string;
  lines: string;
}

/** One icon per emoji of `src/drawings/article-categories.ts`. */
const icons: ReadonlyMap<string, Icon> = new Map([
  [
    '🚨',
    { fill: 'signal-red', shape: 'M6 18v-5a6 6 0 0 1 12 0v5z', lines: 'M3 21h18M12 1v2M3 5l2 2m16-2-2 2' },
  ],
  [
    '🔧',
    { fill: 'steel', shape: 'M16 3 13 7l1 3 3 1 4-3q1 7-7 7l-6 6q-4 1-5-5l6-6q0-8 7-7z', lines: 'M7 17z' },
  ],
  ['📘', { fill: 'aqua', shape: 'M12 6Q8 3 2 4v15q6-1 10 2 4-3 10-2V4q-6-1-10 2z', lines: 'M12 6v15' }],
  [
    '⚖️',
    {
      fill: 'brass',
      shape: 'M1 14 5 7l4 7q-4 5-8 0zm14 0 4-7 4 7q-4 5-8 0z',
      lines: 'M12 3v18m-5 0h10M4 7l16-1',
    },
  ],
  ['🏠', { fill: 'brick-light', shape: 'M5 11v10h14V11l-7-6z', lines: 'm2 12 10-9 10 9M10 21v-6h4v6' }],
  ['💶', { fill: 'mint', shape: 'M1 5h22v14H1z', lines: 'M15 9q-5-2-5 3t5 3m-7-4h4m-4 2h4' }],
  ['💡', { fill: 'sun', shape: 'M9 17q0-3-2-5a6 6 0 1 1 10 0q-2 2-2 5z', lines: 'M9 20h6m-4 3h2' }],
  [
    '📰',
    { fill: 'white', shape: 'M2 4h15v17H5q-3 0-3-3zm15 5h5v9q0 3-3 3h-2z', lines: 'M6 8h7m-7 4h7m-7 4h4' },
  ],
]);

/**
 * Shows the emoji of a category as an SVG icon (BL-2), because a system without an emoji font shows an empty box. The
 * emoji stays in the HTML, hidden, for readers without CSS. An emoji without an icon is shown unchanged.
 */
export function CategoryIcon({ emoji }: Props) {
  const icon = icons.get(emoji);
  return (
    <>
      {icon && (
        <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className={icon.fill} d={icon.shape} />
          <path d={icon.lines} />
        </svg>
      )}
      <span className={icon && 'visually-hidden'} aria-hidden="true">{`${emoji} `}</span>
    </>
  );
}
