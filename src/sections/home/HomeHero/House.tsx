import { SpriteDrawing } from '#src/components/SpriteDrawing/SpriteDrawing.tsx';
import type { ServiceId } from '#src/content/schemas/services.ts';
import { addressInSprite } from '#src/drawings/sprites.ts';
import styles from './House.module.css';
import type { PointLink } from './point.ts';

interface Props {
  label: string;
  /** What the neighbour on the wall says about the heat pump. */
  bubble: string;
  points: PointLink[];
}

/** Where each disc stands, in units of the drawing, and the line from there to the thing it numbers. */
const discs: Record<ServiceId, { at: string; leader: string | null }> = {
  'boiler-installation': { at: '36 -84', leader: 'M0 0h68' },
  'boiler-maintenance': { at: '288 -478', leader: 'M0 0l44 8' },
  'boiler-repair': { at: '236 -222', leader: null },
  'heat-pump': { at: '-68 -98', leader: 'M0 0v28' },
  'underfloor-heating': { at: '186 -84', leader: 'M0 0l22 80' },
};

/** Where the dashes of the water stand along the pipes, at each third of their period (`.fl` in drawing.css). */
const flowPhases = [0, 6, 12];

/**
 * The house in section with its closed loop; five enamel discs lead to the five services. The house is a file, because
 * the words beside it should not have to wait for it.
 */
export function House({ label, bubble, points }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, not a set of fields
    <svg className={styles.house} viewBox="-230 -560 930 700" role="group" aria-label={label}>
      {/* Its outline, for as long as the house is on its way; the house covers it. */}
      <path className="w" d="M0 0v-124h144v-131l180-169 180 169V0z" />
      <SpriteDrawing sprite="home" name="house" />
      {flowPhases.map((along) => (
        <g key={along} className={`fl ${styles.flow}`}>
          <use strokeDashoffset={-along} href={addressInSprite('home', 'house-supply')} />
          <use strokeDashoffset={along} href={addressInSprite('home', 'house-return')} />
        </g>
      ))}
      <text className="it" x="64" y="-219">
        {bubble}
      </text>
      {points.map((point, index) => {
        const disc = discs[point.id];
        return (
          <g key={point.label} transform={`translate(${disc.at})`}>
            <a className="hot" href={point.href} aria-label={`${index + 1}. ${point.label}`}>
              {disc.leader !== null && <path d={disc.leader} />}
              <circle className="hit" r="30" />
              <circle className="pt" r="16" />
              <circle className="rg" r="12.5" />
              <text>{index + 1}</text>
            </a>
          </g>
        );
      })}
    </svg>
  );
}
