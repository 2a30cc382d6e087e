import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { needed, programs } from '../../tools/browsers/engines.ts';
import { type Open, screens } from './engine.ts';
import { clickActions, pressActions, typeActions } from './webdriver-actions.ts';

const reply = z.object({
  id: z.number().optional(),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
});
const created = z.object({ context: z.string() });
const evaluated = z.object({
  result: z.object({ value: z.string() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});

/** Preferences of a visitor who reads `locale`; nothing is fetched that the journey does not ask for. */
const preferences = (locale: string) =>
  Object.entries({
    'intl.accept_languages': `${locale}, ${locale.slice(0, 2)}`,
    'app.update.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'dom.disable_open_during_load': false,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

/** Address on which a started Firefox speaks BiDi; it prints it once it listens. */
const listening = (firefox: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let printed = '';
    firefox.stderr?.on('data', (part: Buffer) => {
      printed += String(part);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    firefox.once('error', reject);
    firefox.once('exit', () => reject(new Error(`Firefox ended before it listened:\n${printed}`)));
  });

/** A BiDi session: sends a command, gives its result. */
const connect = async (address: string) => {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (message: z.infer<typeof reply>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = reply.parse(JSON.parse(String(data)));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`Firefox refused ${address}`)), { once: true });
  });
  let last = 0;
  return async (method: string, params: object): Promise<unknown> => {
    last += 1;
    const id = last;
    const answered = new Promise<z.infer<typeof reply>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    if (error !== undefined) throw new Error(`Firefox, ${method}: ${error}: ${message ?? ''}`);
    return result;
  };
};

/** Firefox, spoken to directly over WebDriver BiDi: no driver program, no package between. */
export const openFirefox: Open = async (locale, screen) => {
  const profile = mkdtempSync(join(tmpdir(), 'journey-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences(locale));
  const firefox = spawn(
    needed('firefox', 'browser', programs.firefox().browser),
    ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const send = await connect(await listening(firefox));
  await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  const { context } = created.parse(await send('browsingContext.create', { type: 'tab' }));
  await send('browsingContext.setViewport', { context, viewport: screens[screen] });
  const perform = async (actions: object[]) => {
    await send('input.performActions', { context, actions });
  };
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = evaluated.parse(
        await send('script.evaluate', {
          expression: `(async () => JSON.stringify({ value: await (${expression}) }))()`,
          target: { context },
          awaitPromise: true,
        }),
      );
      if (result === undefined)
        throw new Error(`Firefox: ${exceptionDetails?.text ?? 'no value'} in ${expression}`);
      return JSON.parse(result.value).value;
    },
    clickAt: (x, y) => perform(clickActions(x, y)),
    press: (key) => perform(pressActions(key)),
    type: (text) => perform(typeActions(text)),
    close: async () => {
      const ended = new Promise((resolve) => firefox.once('exit', resolve));
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
