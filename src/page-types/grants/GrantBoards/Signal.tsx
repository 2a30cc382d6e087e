import styles from './Signal.module.css';

interface Props {
  grantOpen: boolean | null;
  loanOpen: boolean | null;
}

/**
 * A railway signal with two arms, the upper one for grants, the lower one for loans: level is closed, raised is open, none is none looked up. The
 * words beside it say the same.
 */
export function Signal({ grantOpen, loanOpen }: Props) {
  return (
    <svg className={styles.signal} viewBox="0 0 84 96" width="84" height="96" aria-hidden="true">
      <path className="white" d="M28 4h8v86h-8z" />
      <path className="white" d="M18 88h28v7H18z" />
      {grantOpen !== null && <Arm y={18} raised={grantOpen} />}
      {loanOpen !== null && <Arm y={62} raised={loanOpen} />}
    </svg>
  );
}

function Arm({ y, raised }: { y: number; raised: boolean }) {
  return (
    <g transform={`translate(32 ${y})${raised ? ' rotate(-40)' : ''}`}>
      <path className={raised ? 'mint' : 'signal-red'} d="M-8-7h52v14H-8z" />
      <path className="solid-white" d="M27-6h8V6h-8z" />
      <circle className="black" r="3.5" />
    </g>
  );
}
