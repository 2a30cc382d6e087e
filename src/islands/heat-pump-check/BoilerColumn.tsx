/** Front of the boiler in the chart: as many of its parts as fit below `head`, the upper edge of the column. */
export const BoilerColumn = ({ head }: { head: number }) => (
  <>
    {head < 328 && <path className="thin" d="M96 350h68m-68 8h68" />}
    {head < 286 && (
      <>
        <rect className="black" x="96" y="302" width="68" height="34" rx="3" />
        <rect className="lcd" x="102" y="308" width="38" height="22" rx="2" />
        <circle className="steel" cx="152" cy="319" r="6" />
      </>
    )}
    {head < 180 && (
      <>
        <rect className="rose" x="96" y="192" width="68" height="94" rx="4" />
        <path
          className="brass"
          d="M130 278q-32 0-26-34 4-18 19-38 2 13 9 18 3-13-3-28 24 16 27 42 3 40-26 40z"
        />
        <path className="sun" d="M130 278q-15-2-13-18 2-11 12-20 2 9 7 11 7 8 7 14-2 13-13 13z" />
      </>
    )}
  </>
);
