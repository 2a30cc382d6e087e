import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Code whose messages the desk shows: the checks, what they call that refuses content, and the desk's own. */
const sources = [
  'src/content/**/*.ts',
  'src/copy/**/*.ts',
  'src/views/**/*.ts',
  'src/routing/moved.ts',
  'desk/{server,source,things}/**/*.ts',
];

/**
 * Code whose texts are none by themselves: parts that end or begin another message, what is answered to programs other than
 * the page of the desk, and the reasons of `refuse`, which has one text for all of them.
 */
const parts = [
  'src/content/io/schema-message.ts',
  'src/content/loaders/vat.ts',
  'desk/server/guard.ts',
  'desk/source/list-edits.ts',
  'desk/source/map-edits.ts',
];

/** Sentences that end another message. */
const endings = /^(Every page must exist in both|What is built from it would|7 Write next: )/;

/** What a message begins with where the code inserts it: a file, or a field. */
const startOf = (expression: string, file: string): string => {
  // What a schema says has no file yet.
  if (file.includes('/schemas/')) return '7';
  if (/^(where|place|locationOf\(.*\))$/.test(expression)) return 'content/x.yaml: key';
  return 'content/x.yaml';
};

const textOf = (node: ts.StringLiteralLike | ts.TemplateExpression): string => {
  if (ts.isStringLiteralLike(node)) return node.text;
  const { head, templateSpans } = node;
  return templateSpans.reduce((text, { expression, literal }, index) => {
    const isStart = index === 0 && head.text === '' && /^[^ ]*: /.test(literal.text);
    return (
      text + (isStart ? startOf(expression.getText(), node.getSourceFile().fileName) : '7') + literal.text
    );
  }, head.text);
};

const isLiteral = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** True of a text that says what is wrong: that of an error, of a rule of a schema, or of several sentences. */
const isMessage = (node: ts.Node, text: string): boolean => {
  const { parent } = node;
  if (!/[a-z] [a-z]/i.test(text) || endings.test(text)) return false;
  if (ts.isCallExpression(parent) && /\.(describe|split|replace)$/.test(parent.expression.getText()))
    return false;
  if (ts.isNewExpression(parent) && /^(Content|Edit)Error$/.test(parent.expression.getText())) return true;
  if (ts.isCallExpression(parent) && /\.(regex|refine|startsWith)$/.test(parent.expression.getText()))
    return true;
  if (ts.isPropertyAssignment(parent) && ['error', 'message'].includes(parent.name.getText())) return true;
  return /[^.]\. [A-Z][a-z]* /.test(text);
};

/** The messages of the code, each with where it stands. */
export const messagesOfCode = (): { where: string; message: string }[] =>
  globSync(sources)
    .filter((file) => !file.endsWith('.test.ts') && !parts.includes(file))
    .sort()
    .flatMap((file) => {
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
      const found: { where: string; message: string }[] = [];
      const visit = (node: ts.Node): void => {
        if (isLiteral(node) && isMessage(node, textOf(node))) {
          const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
          found.push({ where: `${file}:${line}`, message: textOf(node) });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
