import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers, Question } from '../content/answers.ts';
import { hashOf } from './content-files.ts';
import { today } from './following.ts';
import type { Reader } from './new-problems.ts';
import type { Texts } from './transaction.ts';

/** How many answers to a question are kept: a save asks for two or three. */
const most = 8;

/** What the answers depend on and the owner may change outside the desk: a logo is a file of public/. */
const folders = ['content', 'public'];

const stateOf = (root: string): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => {
      const { size, mtimeMs, ctimeMs } = lstatSync(join(root, folder, name));
      return [folder, name, size, mtimeMs, ctimeMs].join(' ');
    }),
  );

/**
 * Answers about the content, each asked for once as long as neither texts, files nor day change. A question takes the
 * reader a second; one that is asked while something is typed has its answer when it is asked again for the save.
 */
export class KeptAnswers implements Reader {
  readonly #root: string;
  readonly #reader: Reader;
  readonly #kept: { [Name in Question]: Map<string, Promise<Answers[Name]>> } = {
    check: new Map(),
    describe: new Map(),
    tasks: new Map(),
  };

  constructor(root: string, reader: Reader) {
    this.#root = root;
    this.#reader = reader;
  }

  /** @throws what the reader throws; it is asked again then. */
  ask<Name extends Question>(question: Name, texts: Texts = new Map(), day = ''): Promise<Answers[Name]> {
    const kept: Map<string, Promise<Answers[Name]>> = this.#kept[question];
    const key = hashOf(JSON.stringify([[...texts], day || today(), stateOf(this.#root)]));
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = this.#reader.ask(question, texts, day);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  }
}
