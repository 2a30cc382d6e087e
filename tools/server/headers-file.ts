/**
 * Reads a `_headers` file as Cloudflare does: of each rule whose pattern matches a path, `! Name` removes a header, and
 * `Name: value` sets one. @returns the headers of a path, their names in lower case
 */
export const headersIn = (text: string): ((path: string) => Record<string, string>) => {
  const rules = text
    .trim()
    .split('\n\n')
    .map((rule) => rule.split(/\n\s*/));
  return (path) => {
    const headers = new Map<string, string>();
    for (const [pattern = '', ...lines] of rules) {
      if (pattern.endsWith('*') ? !path.startsWith(pattern.slice(0, -1)) : path !== pattern) continue;
      for (const line of lines) {
        const [name = '', value = ''] = line.split(/: (.*)/);
        if (name.startsWith('! ')) headers.delete(name.slice(2).toLowerCase());
        else headers.set(name.toLowerCase(), value);
      }
    }
    return Object.fromEntries(headers);
  };
};
