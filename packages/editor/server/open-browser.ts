import { spawn } from 'node:child_process';
import process from 'node:process';

/** Opens an address in the browser of the desktop, where there is one; `BROWSER=none` does not. */
export const openBrowser = (address: string): void => {
  const hasDesktop = process.platform === 'darwin' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (process.env.BROWSER === 'none' || !hasDesktop) return;
  const child = spawn(process.platform === 'darwin' ? 'open' : 'xdg-open', [address], {
    detached: true,
    stdio: 'ignore',
  });
  // Without such a program the printed address is there to be opened by hand.
  child.on('error', () => undefined);
  child.unref();
};
