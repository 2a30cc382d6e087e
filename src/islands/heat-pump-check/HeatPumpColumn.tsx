/** Front of the outdoor unit in the chart: as many of its parts as fit below `head`, the upper edge of the column. */
export const HeatPumpColumn = ({ head }: { head: number }) => (
  <>
    <path className="black" d="M246 366h20v8h-20zm82 0h20v8h-20z" />
    {head < 264 && <Fan y={316} />}
    {head < 170 && <Fan y={222} />}
    {head < 128 && <path className="brass" d="m301 134-14 20h9l-4 14 17-21h-10z" />}
  </>
);

const Fan = ({ y }: { y: number }) => (
  <>
    <circle className="steel" cx="297" cy={y} r="42" />
    <path
      className="fine-stroke"
      d={`M297 ${y - 9}q21-5 24-27m-15 36q7 21 27 24m-36-15q-21 5-24 27m15-36q-7-21-27-24`}
    />
    <circle className="white" cx="297" cy={y} r="9" />
  </>
);
