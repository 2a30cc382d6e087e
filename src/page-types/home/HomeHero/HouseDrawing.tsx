import type { ServiceId } from '#src/content/schemas/service-ids.ts';
import { spriteHref } from '#src/drawings/sprites.ts';
import type { homeServiceDiscs } from '../props.ts';
import styles from './HouseDrawing.module.css';

interface Props {
  label: string;
  /** Words of the neighbour in the drawing. */
  bubble: string;
  points: ReturnType<typeof homeServiceDiscs>;
}

/** Position of each numbered disc, in units of the drawing, and the line from there to the appliance it numbers. */
const discs: Record<ServiceId, { at: string; leader: string | null }> = {
  'boiler-installation': { at: '36 -84', leader: 'M0 0h68' },
  'boiler-maintenance': { at: '288 -478', leader: 'M0 0l44 8' },
  'boiler-repair': { at: '236 -222', leader: null },
  'heat-pump': { at: '-68 -98', leader: 'M0 0v28' },
  'underfloor-heating': { at: '186 -84', leader: 'M0 0l22 80' },
};

/**
 * Cross-section of a house with its heating circuit. Five numbered discs link to the five services. The house is a
 * separate file, so that the browser paints the text beside it before the drawing has arrived.
 */
export function HouseDrawing({ label, bubble, points }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, not a set of fields
    <svg
      className={`${styles.house} screen-only`}
      viewBox="-230 -560 930 700"
      role="group"
      aria-label={label}
    >
      {/* The outline shows until the file of the house has loaded and covers it. */}
      <path className="white" d="M0 0v-124h144v-131l180-169 180 169V0z" />
      <use href={spriteHref('home', 'house')} />
      <rect className={`white ${styles.bubble}`} x="-78" y="-248" width="212" height="46" rx="8" />
      <text className="label-light ink-text" x="64" y="-219">
        {bubble}
      </text>
      {points.map((point, index) => {
        const disc = discs[point.id];
        return (
          <a
            key={point.label}
            className="hotspot"
            // A link in a drawing has a transform, which React's types do not know.
            {...{ transform: `translate(${disc.at})` }}
            href={point.href}
            aria-label={`${index + 1}. ${point.label}`}
          >
            {disc.leader !== null && <path d={disc.leader} />}
            <circle className="hit-area" r="30" />
            <circle className="plate" r="16" />
            <text>{index + 1}</text>
          </a>
        );
      })}
    </svg>
  );
}
