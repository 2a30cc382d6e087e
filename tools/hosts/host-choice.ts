/** Hosts that the suite knows. */
export const knownHosts = ['nginx', 'workers', 'caddy'] as const;
export type HostName = (typeof knownHosts)[number];

/** What is to be tested of what was asked for. */
export interface HostChoice {
  /** Hosts to start. */
  found: HostName[];
  /** Hosts that would have been started if they were installed. */
  missing: HostName[];
  /** True where so much is missing that the run must not pass for a test. */
  isFailure: boolean;
}

/**
 * Chooses the hosts to test. Who asks for all gets those that are there, at least one; who names some gets those or a
 * failure. Only `--where-installed` passes without: a machine without any server can still run every other test.
 * @throws for a name that is no host.
 */
export const hostChoice = (given: readonly string[], isThere: (name: HostName) => boolean): HostChoice => {
  const named = given.filter((argument) => argument !== '--where-installed');
  const unknown = named.filter((name) => !knownHosts.some((host) => host === name));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown host ${unknown.join(', ')}: the suite knows ${knownHosts.join(', ')}. Nothing was tested. Name one of them, or none for all.`,
    );
  }
  const asked = knownHosts.filter((name) => named.length === 0 || named.includes(name));
  const found = asked.filter(isThere);
  const missing = asked.filter((name) => !found.includes(name));
  const mayBeMissing = given.includes('--where-installed');
  const isFailure = !mayBeMissing && (named.length > 0 ? missing.length > 0 : found.length === 0);
  return { found, missing, isFailure };
};
