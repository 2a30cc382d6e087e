import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { content } from '#src/site.ts';
import { builtFile, builtPages, htmlFiles } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { attribute, parseHtml, textOf } from '../support/dom.ts';
import { isRelease } from '../support/test-scope.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    // Formatting of generated code: no visitor sees it.
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Search results cut a long title; src/content/copy/shorten-title.ts leaves out the name of the company first.
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
    // Names on groups, lists and addresses help where several are on a page.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

const builtFiles = htmlFiles();

test('every file is valid HTML; npm test checks only the French files, which have the same components as the Dutch', () => {
  checkEach(
    isRelease ? builtFiles : builtFiles.filter(({ path }) => !path.includes('/nl')),
    ({ path, html }) => {
      const messages = validator
        .validateStringSync(html, path)
        .results.flatMap((result) => result.messages)
        .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`);
      expect(messages.join('\n')).toBe('');
    },
  );
});

test('every section and article has a heading, and a section is named by it', () => {
  checkEach(builtPages(), ({ root }) => {
    for (const section of root.querySelectorAll('section, article')) {
      const heading = section.querySelector('h1, h2, h3, h4');
      const { line, column } = section.location;
      expect(heading, `no heading in <${section.tagName}> at ${line}:${column}`).not.toBeNull();
      if (section.tagName === 'section')
        expect(attribute(section, 'aria-labelledby')).toBe(attribute(heading, 'id'));
    }
  });
});

test('every class is a name, and no element has a style attribute, which the security policy forbids', () => {
  checkEach(builtFiles, ({ html }) => {
    expect(html.match(/class="(?:[^"]* )?(?:undefined|null|false)[" ]/)).toBeNull();
    expect(html.match(/<[^>]+\sstyle="/)).toBeNull();
  });
});

test('no markup of the copy is left: a component that prints copy passes it through <Text>', () => {
  checkEach(builtFiles, ({ html }) => {
    const readable = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(readable.match(/.{0,40}(?:\*\*|\]\().{0,40}/g) ?? []).toEqual([]);
  });
});

test('Cloudflare, which hides addresses of mail from robots by default, finds none that it may rewrite', () => {
  const keptPattern = /<!--email_off-->.*?<!--\/email_off-->|<head>.*?<\/head>|<script\b.*?<\/script>/gs;
  checkEach(builtFiles, ({ html }) =>
    expect(html.replaceAll(keptPattern, '').match(/[^\s<>"@]+@[^\s<>"@]+\.\w+/g) ?? []).toEqual([]),
  );
});

test('IS-2: the data of an island have another file name in each release: a hash of the data', () => {
  checkEach(builtFiles, ({ html }) => {
    for (const [, name = '', hash] of html.matchAll(/data-props="([^"]*?([^."]*)\.json)"/g))
      expect(createHash('sha256').update(builtFile(name)).digest('hex').slice(0, 8), name).toBe(hash);
  });
});

test('IS-5, ER-1: the telephone number is among the first two stops of every page, on the not-found page among its first fifteen words', () => {
  checkEach(builtPages(), ({ root }) => {
    const stops = root.querySelectorAll('body a[href], body button, body summary, body input').slice(0, 2);
    expect(stops.map((stop) => attribute(stop, 'href')).join(' ')).toContain('tel:');
  });
  const notFound = builtFiles.find(({ path }) => path.endsWith('404.html'))?.html ?? '';
  expect(notFound.match(/href="tel:/g)).toHaveLength(2);
  const main = parseHtml(notFound).querySelectorAll('main').map(textOf).join();
  // The letters beside the P of the logo are hidden from screen readers.
  const words = [...main.replace(' ajotherm', '').matchAll(/[\p{L}\d]+/gu)]
    .slice(0, 15)
    .map(([word]) => word);
  expect(words).toContain(content.company.phones.fr.display.split(' ')[0]);
  // One in each language.
  expect(notFound.match(/<h2/g)).toHaveLength(2);
});
