import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import type { Answers, Question } from '../content/answers.ts';
import { createOverlay } from './overlay.ts';
import type { Texts } from './transaction.ts';

const none: Texts = new Map();

/** Milliseconds in which another program has written a file to its end. */
const pause = 200;

/**
 * Asks a question about the content as it would be with new texts. Modules of the site read content once, when they are
 * loaded, from their working directory; so each question goes to a new process in a copy of content/.
 */
export class ContentReader {
  readonly #root: string;
  #waiting: ChildProcess;

  constructor(root: string) {
    this.#root = root;
    this.#waiting = this.#start();
  }

  /** Starts the next process before it is needed: to start Node takes longer than to check. */
  #start(): ChildProcess {
    const child = fork(join(this.#root, 'desk/content/process.ts'), {
      cwd: this.#root,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, DESK: '' },
    });
    child.unref();
    child.channel?.unref();
    return child;
  }

  /**
   * Asks a second time where the first one fails: an editor outside may be half-way through writing a file.
   * @param day (ISO) on which it is asked; that of today, if it is empty
   * @throws Error when the process ends without an answer both times.
   */
  async ask<Name extends Question>(question: Name, texts: Texts = none, day = ''): Promise<Answers[Name]> {
    try {
      return await this.#askOnce(question, texts, day);
    } catch {
      await setTimeout(pause);
      return this.#askOnce(question, texts, day);
    }
  }

  async #askOnce<Name extends Question>(question: Name, texts: Texts, day: string): Promise<Answers[Name]> {
    const child = this.#waiting;
    this.#waiting = this.#start();
    child.ref();
    child.channel?.ref();
    const folder = createOverlay(this.#root, texts);
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
    });
    try {
      return await new Promise<Answers[Name]>((resolve, reject) => {
        child.once('message', (answer) => resolve(answer as Answers[Name]));
        child.once('error', reject);
        child.once('exit', () => reject(new Error(`The content could not be read.\n${said.trim()}`)));
        child.send({ question, folder, day });
      });
    } finally {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  }

  close(): void {
    this.#waiting.kill();
  }
}
