interface Props {
  /** Path data of the centre line. */
  d: string;
  width: number;
}

/** A river or canal. */
export function Water({ d, width }: Props) {
  return (
    <>
      <path strokeWidth={width + 4} d={d} />
      <path className="water-stroke" strokeWidth={width} d={d} />
    </>
  );
}
