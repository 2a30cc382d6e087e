/** What makes a text no well-formed XML: tags that do not close one another, bare ampersands. Empty when all is well. */
export const xmlErrors = (xml: string): string[] => {
  const open: string[] = [];
  const errors = [...xml.matchAll(/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/g)].map(
    ({ index }) => `bare & at ${index}`,
  );
  for (const [, closing, name = '', rest = ''] of xml.matchAll(
    /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*\s*\/?)>/g,
  )) {
    if (closing === '/') {
      const expected = open.pop();
      if (expected !== name) errors.push(`</${name}> where </${expected}> was expected`);
    } else if (!rest.endsWith('/')) open.push(name);
  }
  const loose = xml
    .replace(/^<\?xml[^?]*\?>/, '')
    .replace(/<\/?[A-Za-z][\w:.-]*(?:\s+[\w:.-]+="[^"<]*")*\s*\/?>/g, '');
  return [
    ...errors,
    ...open.map((name) => `<${name}> is never closed`),
    ...(/[<>]/.test(loose) ? ['a loose < or >'] : []),
  ];
};
