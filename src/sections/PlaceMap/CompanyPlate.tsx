import styles from './PlaceMap.module.css';

interface Props {
  detail: string;
  children: string;
}

/** The name plate below the company's house: its town, and a second line. */
export function CompanyPlate({ detail, children }: Props) {
  const width = Math.max(128, detail.length * 7 + 16);
  return (
    <g>
      <rect className="white" x={-width / 2} y="28" width={width} height="44" rx="6" />
      <text className={styles.dark} y="49">
        {children}
      </text>
      <text className={styles.smallDark} y="64">
        {detail}
      </text>
    </g>
  );
}
