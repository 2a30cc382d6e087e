/** An amount on an enamel plate: `x` is its centre, `y` its upper edge. */
export const Plate = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <>
    <rect className="plate" x={x - 56} y={y} width="112" height="34" rx="4" />
    <rect className="plate-ring" x={x - 52} y={y + 4} width="104" height="26" rx="2" />
    <text className="white-text" x={x} y={y + 24}>
      {children}
    </text>
  </>
);
