import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { needed, programs } from '../../tools/browsers/engines.ts';
import { freePort } from '../../tools/server/free-port.ts';
import { type Open, screens } from './engine.ts';
import { clickActions, pressActions, typeActions } from './webdriver-actions.ts';

const session = z.object({ sessionId: z.string() });
const failure = z.object({ error: z.string(), message: z.string() });

/** A screen that nobody sees; Xvfb picks a free number and writes it to its fourth channel. */
const startDisplay = async () => {
  const display = spawn(
    needed('webkit', 'display', programs.webkit().display),
    ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    display.stdio[3]?.once('data', (part: Buffer) => resolve(String(part).trim()));
    display.once('exit', () => reject(new Error('Xvfb ended before it had a display.')));
  });
  return { display, number };
};

/** WebKitGTK takes `navigator.languages` from the C locale, which must exist: it is made in the profile folder. */
const languageEnvironment = (locale: string, folder: string) => {
  const name = locale.replace('-', '_');
  if (!existsSync(`/usr/share/i18n/locales/${name}`)) {
    throw new Error(
      `webkit: no definition of the locale ${name}, so no visitor who reads ${locale}. Debian: sudo apt-get install locales`,
    );
  }
  mkdirSync(folder, { recursive: true });
  execFileSync('localedef', ['--no-archive', '-i', name, '-f', 'UTF-8', join(folder, `${name}.UTF-8`)], {
    stdio: 'ignore',
  });
  return { LOCPATH: folder, LC_ALL: `${name}.UTF-8`, LANG: `${name}.UTF-8`, LANGUAGE: name };
};

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill();
  });

/** One WebDriver command; the driver may need a moment before it listens. */
const command = async (
  port: number,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> => {
  const send = () =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const answer = await retry(send);
  const { value } = z.object({ value: z.unknown() }).parse(await answer.json());
  if (answer.ok) return value;
  const { error, message } = failure.parse(value);
  throw new Error(`WebKit, ${path.split('/').at(-1)}: ${error}: ${message}`);
};

const retry = async (send: () => Promise<Response>): Promise<Response> => {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return await send();
    } catch {
      await pause(100);
    }
  }
  return send();
};

/** WebKit as GNOME builds it, in its MiniBrowser on an unseen screen, over classic WebDriver. */
export const openWebkit: Open = async (locale, screen) => {
  const { browser, driver } = programs.webkit();
  const folder = mkdtempSync(join(tmpdir(), 'journey-webkit-'));
  const { display, number } = await startDisplay();
  const port = await freePort();
  const webdriver = spawn(needed('webkit', 'driver', driver), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...languageEnvironment(locale, join(folder, 'locale')),
      DISPLAY: `:${number}`,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
    },
  });
  const binary = needed('webkit', 'browser', browser);
  const options = { binary, args: ['--automation'] };
  const { sessionId } = session.parse(
    await command(port, 'POST', '/session', {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options } },
    }),
  );
  const base = `/session/${sessionId}`;
  const post = (path: string, body: object) => command(port, 'POST', base + path, body);
  const perform = async (actions: object[]) => {
    await post('/actions', { actions });
  };
  await post('/window/rect', { x: 0, y: 0, ...screens[screen] });
  return {
    goto: async (url) => {
      await post('/url', { url });
    },
    evaluate: (expression) => post('/execute/sync', { script: `return (${expression});`, args: [] }),
    clickAt: (x, y) => perform(clickActions(x, y)),
    press: (key) => perform(pressActions(key)),
    type: (text) => perform(typeActions(text)),
    close: async () => {
      await command(port, 'DELETE', base);
      await end(webdriver);
      await end(display);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
