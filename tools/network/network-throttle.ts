/** A slow mobile connection on this machine, for measurements: Lighthouse's figures, applied to real bytes. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { initialWindow, segment } from './initial-window.ts';

/** Lighthouse's mobile preset: round trip in milliseconds; rate of 1.6 Mbit, shared by all connections of a phone. */
export const slowLine = { roundTrip: 150, bytesPerSecond: 204_800 };

/** Time from one end to the other, in milliseconds. */
const delay = slowLine.roundTrip / 2;
const bytesPerMillisecond = slowLine.bytesPerSecond / 1000;

/** A relay before a server of this machine. */
export interface NetworkThrottle {
  origin: string;
  close: () => Promise<void>;
}

const at = (moment: number, act: () => void): void => {
  setTimeout(act, Math.max(0, moment - performance.now()));
};

/**
 * Lets things happen at their moments, and always in the order they were asked for: timers a fraction of a millisecond
 * apart may fire either way round, and a connection whose parts change places carries nonsense.
 */
const inOrder = (): typeof at => {
  const waiting: (() => void)[] = [];
  return (moment, act) => {
    waiting.push(act);
    at(moment, () => waiting.shift()?.());
  };
};

/**
 * Puts a slow connection before the server at `port` of this machine: every new connection costs a round trip, the initial
 * window is ten segments, each answer lets as much again go (slow start), and all connections share one line. The
 * browser's own throttling delays whole answers instead: connections cost it nothing, and no page ever paints with a
 * part of itself.
 */
export const startNetworkThrottle = async (port: number): Promise<NetworkThrottle> => {
  const sockets = new Set<Socket>();
  let lineFree = 0;

  const relay = (phone: Socket): void => {
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    const opened = performance.now() + 2 * delay;
    const toPhone = inOrder();
    const toServer = inOrder();
    const waiting: Buffer[] = [];
    let window = initialWindow;
    let underWay = 0;
    let ended = false;

    const send = (): void => {
      for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
        const part = next.subarray(0, segment);
        if (underWay + part.length > window) return;
        if (part.length === next.length) waiting.shift();
        else waiting[0] = next.subarray(part.length);
        underWay += part.length;
        lineFree = Math.max(performance.now(), lineFree) + part.length / bytesPerMillisecond;
        toPhone(lineFree + delay, () => phone.write(part));
        at(lineFree + 2 * delay, () => {
          underWay -= part.length;
          window += part.length;
          send();
        });
      }
      if (ended) toPhone(lineFree + delay, () => phone.end());
    };

    phone.on('data', (data: Buffer) => {
      toServer(Math.max(performance.now(), opened) + delay, () => server.write(data));
    });
    phone.on('end', () => {
      toServer(Math.max(performance.now(), opened) + delay, () => server.end());
    });
    server.on('data', (data: Buffer) => {
      waiting.push(data);
      send();
    });
    server.on('end', () => {
      ended = true;
      send();
    });
    // A browser that closes its window ends its connections as it likes; the other end then has nobody to talk to.
    for (const [one, other] of [
      [phone, server],
      [server, phone],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        if (one === phone) other.destroy();
      });
    }
  };

  const listener = createServer({ allowHalfOpen: true, noDelay: true }, relay);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port: own } = listener.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${own}`,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
