/** The P of the logo, defined once per page for every `<use href="#P">`. */
export function LogoSymbol() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        <g id="P">
          <path className="pipe-wall" d="M9 40V9h14a9.5 9.5 0 0 1 0 19h-3v12" />
          <path className="pipe-supply" d="M9 40V9h14a9.5 9.5 0 0 1 9.5 9.5" />
          <path className="pipe-return" d="M32.5 18.5A9.5 9.5 0 0 1 23 28h-3v12" />
        </g>
      </defs>
    </svg>
  );
}
