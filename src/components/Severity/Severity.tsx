import type { ReactNode } from 'react';
import type { Severity as SeverityName } from '#src/lib/fault-codes/severity.ts';
import styles from './Severity.module.css';

interface Props {
  level: SeverityName;
  label: string;
}

const icons: Record<Props['level'], ReactNode> = {
  self: (
    <>
      <circle className="plate" cx="24" cy="24" r="21" />
      <circle className="plate-ring" cx="24" cy="24" r="17.5" />
      <path className="white-stroke" strokeWidth="4" d="M15 25l6 7 12-15" />
    </>
  ),
  once: (
    <>
      <path className="signal-red" d="M24 3l22 40H2z" />
      <path className="solid-white" d="M24 13.5L38 39H10z" />
      <path className="silhouette" d="M22 20h4l-.8 10h-2.4zM22 32h4v4h-4z" />
    </>
  ),
  technician: (
    <>
      <path className="signal-red" d="M15.5 3h17L45 15.5v17L32.5 45h-17L3 32.5v-17z" />
      <path className="plate-ring" d="M17 6.5h14L41.5 17v14L31 41.5H17L6.5 31V17z" />
      <path className="solid-white" d="M11 21h26v6H11z" />
    </>
  ),
  danger: (
    <>
      <path className="signal-red" d="M24 2l22 22-22 22L2 24z" />
      <path className="white-stroke" strokeWidth="4" d="M17.5 18.5a10 10 0 1 0 13 0M24 12v12" />
    </>
  ),
};

/** Severity of a fault as the shape of a road sign and a label, so never by colour alone. */
export function Severity({ level, label }: Props) {
  return (
    <span className={styles.severity}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        {icons[level]}
      </svg>
      <span>{label}</span>
    </span>
  );
}
