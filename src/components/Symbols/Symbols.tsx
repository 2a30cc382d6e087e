/** Shapes that many places of a page share: the P of the logo, the tap of a heading. */
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
      </defs>
    </svg>
  );
}
