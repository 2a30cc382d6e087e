import type { ReactNode } from 'react';
import styles from './SymptomCard.module.css';

interface Props {
  problem: 'gas' | 'code' | 'water' | 'no-start';
}

const digits =
  'M0 0h9v3h-9zm0 0h3v17h-3zm0 7h8v3h-8zm14 7h3v3h-3zm8-14h10v3h-10zm7 0h3v9h-3zm-7 7h10v3h-10zm0 1h3v9h-3zm0 6h10v3h-10zm14-14h10v3h-10zm0 0h3v17h-3zm7 0h3v17h-3zm-7 7h10v3h-10zm0 7h10v3h-10z';

/** For each problem the colour of the door, what its window shows, and the room behind it. */
const doors: Record<Props['problem'], { colour: string; pane: ReactNode; room: ReactNode }> = {
  gas: {
    colour: 'brass',
    pane: (
      <>
        <path className="signal-red" d="M60 34l22 38H38z" />
        <path className="solid-white" d="M60 44l14 24H46z" />
        <path className="silhouette" d="M58 51h4l-1 8h-2zm0 10h4v4h-4z" />
      </>
    ),
    room: (
      <>
        <path className="aqua" d="M20 18h80v132H20z" />
        <path className="lawn" d="M20 128q30-20 80-6v78H20z" />
        <path className="paving" d="M46 200l10-66h12l14 66z" />
        <path className="plum" d="M58 148q-4-34 8-40 12 4 12 26l-6 14z" />
        <path className="no-fill" d="M60 148l-8 22m18-22 4 22m4-48 12 8" />
        <circle className="skin" cx="68" cy="98" r="10" />
      </>
    ),
  },
  code: {
    colour: 'petrol',
    pane: (
      <>
        <path className="steel" d="M32 32h56v42H32z" />
        <path className="lcd" d="M36 38h48v28H36z" />
        <path className="segment-on" transform="translate(37 44)" d={digits} />
      </>
    ),
    room: (
      <>
        <path className="cream" d="M20 18h80v164H20z" />
        <path className="steel" d="M52 18h16v32H52z" />
        <path className="white" d="M32 50h56v72H32z" />
        <path className="lcd" d="M36 58h48v26H36z" />
        <path className="segment-on" transform="translate(37 63)" d={digits} />
        <circle className="signal-red" cx="60" cy="104" r="7" />
        <path className="pipe-wall" d="M46 122v64m28-64v64" />
        <path className="pipe-supply" d="M46 122v64" />
        <path className="pipe-return" d="M74 122v64" />
      </>
    ),
  },
  water: {
    colour: 'plate',
    pane: (
      <>
        <path className="aqua-2" d="M32 58q7-6 14 0t14 0 14 0 14 0v20H32z" />
        <path className="brass" d="M50 58q-4-10 8-10 0-10 10-8 8 2 5 9l7 1-4 8q-10 6-26 0z" />
        <path className="aqua-2" d="M50 106h20q3 48 8 94H42q5-46 8-94z" />
      </>
    ),
    room: (
      <>
        <path className="mint" d="M20 18h80v164H20z" />
        <path className="pipe-wall" d="M10 56h42v30" />
        <path className="pipe-return" d="M10 56h42v30" />
        <path className="brass" d="M28 48h14v16H28z" />
        <path className="black" d="M22 38h26v6H22z" />
        <path className="aqua-2" d="M52 98q8 11 0 16-8-5 0-16zm0 26q8 11 0 16-8-5 0-16z" />
        <path className="steel" d="M36 154h44l-7 36H43z" />
        <path className="no-fill" d="M36 154q22-22 44 0" />
      </>
    ),
  },
  'no-start': {
    colour: 'plum',
    pane: (
      <>
        <path className="white-stroke" d="M60 34v42M42 44l36 22m0-22L42 66" />
        <path className="solid-white" d="M16 16h88v9l-8 14-8-12-9 19-9-16-10 12-8-13-9 19-8-17-9 12-10-18z" />
      </>
    ),
    room: (
      <>
        <path className="aqua" d="M20 18h80v164H20z" />
        <path className="white" d="M34 52h52v30H34z" />
        <path className="no-fill" d="M44 62v10m6-10v10m12-10h8v5h-8v5h8" />
        <path className="white" d="M30 112h60v50H30zm15 0v50m15-50v50m15-50v50" />
        <path className="solid-white" d="M28 108h64v8l-5 10-6-9-7 14-6-13-8 9-7-10-6 13-7-12-8 8-4-9z" />
      </>
    ),
  },
};

/** A front door, closed or, in an open `<details>`, open on what is behind it. */
export function SymptomDrawing({ problem }: Props) {
  const { colour, pane, room } = doors[problem];
  return (
    <svg
      className={`${styles.drawing} screen-only`}
      viewBox="0 0 120 204"
      width="120"
      height="204"
      aria-hidden="true"
    >
      <path className="stone" d="M4 200V10q0-6 6-6h100q6 0 6 6v190z" />
      <g className={styles.open}>
        {room}
        <path className="wood" d="M20 182h80v18H20z" />
        <path className={colour} d="M20 18L2 30v172l18-4z" />
      </g>
      <g className={styles.closed}>
        <path className={colour} d="M20 18h80v182H20z" />
        <path className="glass" d="M28 28h64v50H28z" />
        {pane}
        <path className="thin" d="M30 126h60v62H30z" />
        <path className="brass" d="M46 100h28v9H46z" />
        <circle className="brass" cx="92" cy="110" r="4.500" />
      </g>
      <path className="stone" d="M0 203v-7h120v7z" />
    </svg>
  );
}
