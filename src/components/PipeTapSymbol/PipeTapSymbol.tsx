/**
 * The tap of section headings and its lever, defined once per page for every `<use>`. It stands after the sections,
 * outside the first one, whose CSS is inline.
 */
export function PipeTapSymbol() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        <g id="tap">
          <path className="pipe-wall" d="M0 16H50" />
          <path className="pipe-current" d="M0 16H50" />
          <path className="brass" d="M-7 4H7v24H-7zM26 9h16v14H26zM49 9h5v14h-5z" />
        </g>
        <path id="tap-lever" className="black" d="M32 9V3h18V0H31v9z" />
      </defs>
    </svg>
  );
}
