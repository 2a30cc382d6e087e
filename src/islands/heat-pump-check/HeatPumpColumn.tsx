/** Front of the outdoor unit in the chart: as many of its parts as fit below `head`, the upper edge of the column. */
export const HeatPumpColumn = ({ head }: { head: number }) => (
  <>
    <path className="black" d="M246 366h20v8h-20zm82 0h20v8h-20z" />
    {head < 254 && <Fan y={312} />}
    {head < 146 && <Fan y={206} />}
    {head < 120 && <path className="brass" d="m301 128-14 20h9l-4 14 17-21h-10z" />}
  </>
);

/** Fan behind its grille; `y` is its centre. */
const Fan = ({ y }: { y: number }) => (
  <>
    <circle className="steel" cx="297" cy={y} r="46" />
    <path
      className="fine-stroke"
      d={`M297 ${y - 9}q23-5 26-30m-17 39q7 23 30 26m-39-17q-23 5-26 30m17-39q-7-23-30-26`}
    />
    <circle className="white" cx="297" cy={y} r="9" />
  </>
);
