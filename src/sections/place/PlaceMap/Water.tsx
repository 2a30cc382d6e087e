interface Props {
  /** Path data of its middle. */
  d: string;
  width: number;
}

/** A river or canal between its banks. */
export function Water({ d, width }: Props) {
  return (
    <>
      <path strokeWidth={width + 4} d={d} />
      <path stroke="var(--water)" strokeWidth={width} d={d} />
    </>
  );
}
