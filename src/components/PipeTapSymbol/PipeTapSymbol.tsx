/** The tap of section headings, once per page for every `<use>`. It stands after the first section, whose CSS is inline. */
export function PipeTapSymbol() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        <g id="tap">
          <path className="pipe-wall" d="M0 16H50" />
          <path className="pipe-current" d="M0 16H50" />
          <path className="brass" d="M-7 4H7v24H-7zM26 9h16v14H26zM49 9h5v14h-5z" />
          <path className="black" d="M32 9V3h18V0H31v9z" />
        </g>
      </defs>
    </svg>
  );
}
