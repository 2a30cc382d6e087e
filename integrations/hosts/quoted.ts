/** A value in quotes, as nginx and Caddy read it. */
export const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
