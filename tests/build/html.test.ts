import { readFileSync } from 'node:fs';
import { HtmlValidate, Parser } from 'html-validate';
import { expect, test } from 'vitest';
import { htmlFiles } from '../support/built-pages.ts';
import { refreshSyntax } from './refresh-syntax.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  plugins: [refreshSyntax],
  rules: {
    'refresh-syntax': 'error',
    // Formatting of generated code: no visitor sees it.
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Titles may be longer than the default; the head test checks 15 to 65 characters.
    'long-title': 'off',
    // Phone numbers are set with no-break spaces by the formatter.
    'tel-non-breaking': 'off',
    'no-raw-characters': 'off',
    // React writes some attributes in camel case; HTML does not tell the cases apart.
    'attr-case': 'off',
    // A fieldset, which it would prefer to a group, is for form fields.
    'prefer-native-element': 'off',
    // React's own ids begin with an underscore; HTML allows any id without white space.
    'valid-id': ['error', { relaxed: true }],
    // Names on groups, lists and addresses help where several stand on a page.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

const files = htmlFiles();

test.each(files)('HTML of %s is valid', async (file) => {
  const report = await validator.validateFile(file);
  const messages = report.results.flatMap((result) =>
    result.messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});

test.each(files)('every section of %s has a heading, and is named by it', (file) => {
  const sections = new Parser(validator.getConfigForSync('page.html'))
    .parseHtml(readFileSync(file, 'utf8'))
    .querySelectorAll('section');
  const unnamed = sections.filter((section) => {
    const heading = section.querySelector('h1, h2, h3, h4');
    return (
      heading === null || heading.getAttributeValue('id') !== section.getAttributeValue('aria-labelledby')
    );
  });
  expect(unnamed.map(({ location }) => `line ${location.line}, column ${location.column}`)).toEqual([]);
});

test('every article of every page has a heading', () => {
  const parser = new Parser(validator.getConfigForSync('page.html'));
  const bare = files.flatMap((file) =>
    parser
      .parseHtml(readFileSync(file, 'utf8'))
      .querySelectorAll('article')
      .filter((article) => article.querySelector('h1, h2, h3, h4') === null)
      .map(({ location }) => `${file}: line ${location.line}, column ${location.column}`),
  );
  expect(bare, 'give the article a heading, or make it a div').toEqual([]);
});

test('every page ends with </html>', () => {
  const ends = files.filter((file) => !readFileSync(file, 'utf8').endsWith('</body></html>'));
  expect(
    ends,
    'a validator does not read what follows </html>: put the <script> of a page inside its <Page>',
  ).toEqual([]);
});

/** Source of a page without scripts and styles: what is left is read, shown or read out. */
const readable = (html: string): string => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');

test.each(files)('no markup of the copy is left in %s', (file) => {
  const left = readable(readFileSync(file, 'utf8')).match(/.{0,40}(?:\*\*|\]\().{0,40}/g) ?? [];
  expect(
    left,
    'a part of the page prints its copy as it stands: pass it through <Text>, or write that sentence without markup',
  ).toEqual([]);
});
