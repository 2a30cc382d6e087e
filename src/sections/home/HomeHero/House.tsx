import house from '../../../drawings/house.svg?raw';
import styles from './House.module.css';
import type { PointLink } from './point.ts';

interface Props {
  label: string;
  /** What the neighbour on the wall says about the heat pump. */
  bubble: string;
  points: PointLink[];
}

/** Where each disc stands, in units of the drawing, and the line to the thing it numbers. */
const discs: readonly { x: number; y: number; leader: string | null }[] = [
  { x: 36, y: -84, leader: 'M36-84H104' },
  { x: 288, y: -478, leader: 'M288-478L332-470' },
  { x: 236, y: -222, leader: null },
  { x: -84, y: -98, leader: 'M-84-98v28' },
  { x: 186, y: -84, leader: 'M186-84L208-4' },
];

const shapes = house.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');

/** The house in section with its closed loop; five enamel discs lead to the five services. */
export function House({ label, bubble, points }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, not a set of fields
    <svg className={styles.house} viewBox="-230 -560 930 700" role="group" aria-label={label}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this repository, not a visitor's text */}
      <g dangerouslySetInnerHTML={{ __html: shapes }} />
      <text className="it" x="99" y="-219">
        {bubble}
      </text>
      {points.map((point, index) => {
        const disc = discs[index];
        return disc === undefined ? null : (
          <a key={point.label} className="hot" href={point.href} aria-label={`${index + 1}. ${point.label}`}>
            {disc.leader !== null && <path d={disc.leader} />}
            <circle className="hit" cx={disc.x} cy={disc.y} r="30" />
            <circle className="pt" cx={disc.x} cy={disc.y} r="16" />
            <circle className="rg" cx={disc.x} cy={disc.y} r="12.5" />
            <text x={disc.x} y={disc.y}>
              {index + 1}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
