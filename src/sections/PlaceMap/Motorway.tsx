interface Props {
  /** Path data of the centre line. */
  d: string;
}

/** The motorway with its dashed line. */
export function Motorway({ d }: Props) {
  return (
    <>
      <path stroke="var(--color-road)" strokeWidth="11" strokeLinecap="butt" d={d} />
      <path stroke="var(--color-white)" strokeWidth="6" strokeDasharray="14 8" strokeLinecap="butt" d={d} />
    </>
  );
}
