import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';

/** A server of ours and everything it has printed. */
export interface Running {
  child: ChildProcess;
  log: () => string;
  stop: () => Promise<void>;
}

/** Starts a program as the head of a group of its own, so that it can be stopped with whatever it started. */
export const run = (command: string, args: string[], environment: Record<string, string> = {}): Running => {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    detached: true,
  });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += String(chunk);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  child.once('error', (error) => {
    output += error.message;
  });
  const stop = () =>
    new Promise<void>((done) => {
      if (child.exitCode !== null || child.pid === undefined) return done();
      child.once('exit', () => done());
      process.kill(-child.pid, 'SIGTERM');
    });
  return { child, log: () => output, stop };
};
