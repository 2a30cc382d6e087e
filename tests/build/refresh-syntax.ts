import { type Plugin, Rule } from 'html-validate';

/**
 * `content` of a refresh as the HTML standard has it: white space is required after the semicolon.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
const syntax = /^\d+;\s+url=[^"'\s]+$/i;

class RefreshSyntax extends Rule {
  setup(): void {
    this.on('element:ready', ({ target }) => {
      if (!target.is('meta') || target.getAttributeValue('http-equiv') !== 'refresh') return;
      const content = target.getAttributeValue('content') ?? '';
      if (!syntax.test(content)) this.report(target, `content="${content}" must be "0; url=…", with a space`);
    });
  }
}

/** Rule `refresh-syntax` for html-validate, whose own rule `meta-refresh` accepts a missing space. */
export const refreshSyntax: Plugin = { name: 'refresh', rules: { 'refresh-syntax': RefreshSyntax } };
