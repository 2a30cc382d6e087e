/** Shapes that many places of a page share: the P of the logo, the tap of a heading, floor tiles, cast iron. */
export function Symbols() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        <g id="P">
          <path className="po" d="M9 40V9h14a9.5 9.5 0 0 1 0 19h-3v12" />
          <path className="pr" d="M9 40V9h14a9.5 9.5 0 0 1 9.5 9.5" />
          <path className="pb" d="M32.5 18.5A9.5 9.5 0 0 1 23 28h-3v12" />
        </g>
        <g id="tee">
          <path className="po" d="M0 16H60" />
          <path className="pc" d="M0 16H60" />
          <path className="ho" d="M-7 4H7v24H-7zM26 9h16v14H26z" />
          <path className="k" d="M32 9V3h18V0H31v9z" />
        </g>
        <pattern id="tiles" width="64" height="64" patternUnits="userSpaceOnUse">
          <path className="hw" d="M0 0h64v64H0z" />
          <g stroke="none">
            <path
              className="br"
              d="M0 0h22A22 22 0 0 1 0 22zM64 0v22A22 22 0 0 1 42 0zM0 64V42a22 22 0 0 1 22 22zM64 64H42a22 22 0 0 1 22-22z"
            />
            <path className="dr" d="M32 10q4 18 22 22-18 4-22 22-4-18-22-22 18-4 22-22z" />
            <circle className="sun" cx="32" cy="32" r="6" />
          </g>
        </pattern>
        <pattern id="cast" width="46" height="150" patternUnits="userSpaceOnUse">
          <path className="w" d="M5 142V22Q5 6 23 6t18 16v120q0 6-18 6T5 142z" />
          <path d="M17 132V28q0-8 6-8t6 8v104q0 4-6 4t-6-4zM41 30h10M-5 30H5m36 96h10m-56 0H5" />
        </pattern>
      </defs>
    </svg>
  );
}
