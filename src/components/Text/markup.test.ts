import { describe, expect, it } from 'vitest';
import { parseMarkup } from './markup.ts';

describe('markup of copy', () => {
  it('leaves plain text unchanged', () => {
    expect(parseMarkup('Il fait bon.')).toEqual([{ kind: 'plain', text: 'Il fait bon.' }]);
    expect(parseMarkup('')).toEqual([]);
  });

  it('reads strong text, links and words in the other language', () => {
    expect(parseMarkup('a **b** [c](/fr/blog) [d](lang:nl)')).toEqual([
      { kind: 'plain', text: 'a ' },
      { kind: 'strong', inside: [{ kind: 'plain', text: 'b' }] },
      { kind: 'plain', text: ' ' },
      { kind: 'link', href: '/fr/blog', inside: [{ kind: 'plain', text: 'c' }] },
      { kind: 'plain', text: ' ' },
      { kind: 'language', lang: 'nl', inside: [{ kind: 'plain', text: 'd' }] },
    ]);
  });

  it('reads a link inside strong text', () => {
    expect(parseMarkup('**[112](tel:112)**')).toEqual([
      {
        kind: 'strong',
        inside: [{ kind: 'link', href: 'tel:112', inside: [{ kind: 'plain', text: '112' }] }],
      },
    ]);
  });
});
