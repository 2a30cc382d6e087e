import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Key } from 'selenium-webdriver';
import { findPrograms, requireProgram } from '../../tools/browsers/engines.ts';
import { freePort } from '../../tools/server/free-port.ts';
import { type Start, screenSizes } from './tab.ts';

const webdriverKeys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ' ': ' ' };

/** A screen that nobody sees; Xvfb picks a free number and writes it to its fourth channel. */
const startDisplay = async (): Promise<{ display: ChildProcess; number: string }> => {
  const display = spawn(
    requireProgram('webkit', 'display', findPrograms.webkit().display),
    ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display, number: String(number).trim() };
};

/** WebKitGTK takes `navigator.languages` from the C locale. A machine may lack the locale, so it is made in the folder. */
const localeEnvironment = (locale: string, folder: string): NodeJS.ProcessEnv => {
  const name = locale.replace('-', '_');
  if (!existsSync(`/usr/share/i18n/locales/${name}`))
    throw new Error(
      `webkit: this machine has no locale ${name}, so no visitor reads ${locale}. Debian: sudo apt-get install locales`,
    );
  mkdirSync(folder);
  const localePath = `${folder}/${name}.UTF-8`;
  execFileSync('localedef', ['--no-archive', '-i', name, '-f', 'UTF-8', localePath], { stdio: 'ignore' });
  return { LOCPATH: folder, LC_ALL: `${name}.UTF-8`, LANG: `${name}.UTF-8`, LANGUAGE: name };
};

/** How long the driver may take for one command, in ms. Now and then it answers nothing more. */
const timeLimitMs = 60_000;

/** The answer of the driver to a command. @throws if there is none in time */
const answerOf = async <Answer>(command: Promise<Answer>): Promise<Answer> => {
  const timer = new AbortController();
  const limitReached = pause(timeLimitMs, undefined, timer).then(() => {
    throw new Error(`The driver of WebKit has not answered for ${timeLimitMs / 1000} s.`);
  });
  // Without a listener, the timer that is stopped below would count as a failure of the test.
  limitReached.catch(() => null);
  return Promise.race([command, limitReached]).finally(() => timer.abort());
};

/** WebKit as GNOME builds it, in its MiniBrowser, over WebDriver. */
export const startWebkit: Start = async (locale) => {
  const { browser, driver } = findPrograms.webkit();
  const folder = mkdtempSync(`${tmpdir()}/journey-webkit-`);
  const { display, number } = await startDisplay();
  const port = await freePort();
  const server = spawn(requireProgram('webkit', 'driver', driver), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...localeEnvironment(locale, `${folder}/locale`),
      DISPLAY: `:${number}`,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => null)));
  const binary = requireProgram('webkit', 'browser', browser);
  const builder = new Builder().usingServer(url).withCapabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  return {
    open: async (screen) => {
      const session = await answerOf(Promise.resolve(builder.build()));
      const window = session.manage().window();
      await answerOf(window.setRect({ x: 0, y: 0, ...screenSizes[screen] }));
      const act = () => session.actions();
      return {
        goto: (url) => answerOf(session.get(url)),
        evaluate: (run, argument) => answerOf(session.executeScript(run, argument)),
        clickAt: (x, y) => {
          const centre = { x: Math.round(x), y: Math.round(y), duration: 0 };
          return answerOf(act().move(centre).click().perform());
        },
        press: (key) => answerOf(act().sendKeys(webdriverKeys[key]).perform()),
        type: (text) => answerOf(act().sendKeys(text.replaceAll('\n', Key.ENTER)).perform()),
        close: () => answerOf(session.quit()),
      };
    },
    close: async () => {
      for (const program of [server, display]) {
        if (program.exitCode !== null || program.signalCode !== null) continue;
        // A driver that answers nothing may ignore a friendlier signal.
        program.kill('SIGKILL');
        await once(program, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
