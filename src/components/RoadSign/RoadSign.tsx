interface Props {
  /** `go`: a blue disc with a tick. `stop`: a red octagon with a bar. */
  kind: 'go' | 'stop';
}

/** A small road sign before the heading of a list of advice, which says the same in words. */
export function RoadSign({ kind }: Props) {
  return (
    <svg viewBox="0 0 48 48" width="24" height="24" aria-hidden="true">
      {kind === 'go' ? (
        <>
          <circle className="plate" cx="24" cy="24" r="21" />
          <path className="white-stroke" strokeWidth="5" d="M15 25l6 7 12-15" />
        </>
      ) : (
        <>
          <path className="signal-red" d="M15.5 3h17L45 15.5v17L32.5 45h-17L3 32.5v-17z" />
          <path className="solid-white" d="M11 21h26v6H11z" />
        </>
      )}
    </svg>
  );
}
