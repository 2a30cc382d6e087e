interface Props {
  /** Path data of the centre line. */
  d: string;
}

/** The motorway with its dashed line. */
export function Motorway({ d }: Props) {
  return (
    <>
      <path className="road-stroke" strokeWidth="11" strokeLinecap="butt" d={d} />
      <path className="white-stroke" strokeWidth="6" strokeDasharray="14 8" strokeLinecap="butt" d={d} />
    </>
  );
}
