import type { GrantStatus } from '#src/sections/GrantDeadlines/grant-status.ts';

/** The signal of the board in the hero: a tick for an open grant, a triangle for a loan only, a bar for nothing. */
export function StateSignal({ grantOpen, loanOpen }: Pick<GrantStatus, 'grantOpen' | 'loanOpen'>) {
  return (
    <svg viewBox="0 0 48 48" width={36} height={36} aria-hidden="true">
      {grantOpen ? (
        <>
          <circle className="mint" cx="24" cy="24" r="20" />
          <path className="no-fill" d="m14 25 7 8 13-16" />
        </>
      ) : loanOpen ? (
        <>
          <path className="sun" d="M24 4l21 38H3z" />
          <path className="silhouette" d="M22 18h4l-1 12h-2zm0 15h4v4h-4z" />
        </>
      ) : (
        <>
          <path className="signal-red" d="M4 4h40v40H4z" />
          <path className="solid-white" d="M11 21h26v6H11z" />
        </>
      )}
    </svg>
  );
}
