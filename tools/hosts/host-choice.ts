/** Hosts that the host tests can run against. */
export const knownHosts = ['nginx', 'workers'] as const;
export type HostName = (typeof knownHosts)[number];

/** Which hosts to test. */
export interface HostChoice {
  /** Requested and installed. */
  found: HostName[];
  /** Requested, but not installed. */
  missing: HostName[];
  /** True where the run must fail because of what is missing. */
  isFailure: boolean;
}

/**
 * Chooses the hosts to test. Without names all installed hosts are tested, at least one; a host that is named must be
 * installed, but with `--where-installed`, so that `npm test` passes on a machine without any server.
 * @throws for an unknown name.
 */
export const hostChoice = (
  options: readonly string[],
  isInstalled: (name: HostName) => boolean,
): HostChoice => {
  const named = options.filter((option) => option !== '--where-installed');
  const unknown = named.filter((name) => !knownHosts.some((host) => host === name));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown host ${unknown.join(', ')}: the host tests know ${knownHosts.join(', ')}. Nothing was tested. Name one of these, or none to test all.`,
    );
  }
  const requested = knownHosts.filter((name) => named.length === 0 || named.includes(name));
  const found = requested.filter(isInstalled);
  const missing = requested.filter((name) => !found.includes(name));
  const mayBeMissing = options.includes('--where-installed');
  const isFailure = !mayBeMissing && (named.length > 0 ? missing.length > 0 : found.length === 0);
  return { found, missing, isFailure };
};
