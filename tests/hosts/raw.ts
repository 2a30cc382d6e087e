import { connect } from 'node:net';

/** What came back for bytes sent. `status` is null where the server closed the connection without an answer. */
export interface RawAnswer {
  status: number | null;
  /** Names in small letters, with every value they came with. */
  headers: Map<string, string[]>;
  body: string;
}

const parsed = (bytes: Buffer): RawAnswer => {
  const text = bytes.toString('latin1');
  const line = text.match(/^HTTP\/1\.[01] (\d{3})/);
  const end = text.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  if (line === null || end < 0) return { status: null, headers, body: text };
  for (const row of text.slice(0, end).split('\r\n').slice(1)) {
    const colon = row.indexOf(':');
    const name = row.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), row.slice(colon + 1).trim()]);
  }
  return { status: Number(line[1]), headers, body: text.slice(end + 4) };
};

/** Sends bytes as they are, where `fetch` would tidy them first, and waits for the end of the answer. */
export const sendRaw = (port: number, bytes: string | Buffer): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = () => {
      socket.destroy();
      resolve(parsed(Buffer.concat(chunks)));
    };
    // A server may wait for the rest of a broken request; what it has said by then is its answer.
    socket.setTimeout(1500, finish);
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    socket.on('end', finish);
    socket.on('error', finish);
    socket.on('connect', () => socket.write(bytes));
  });

/** A request of plain shape with these headers, that asks for the connection to be closed. */
export const requestText = (method: string, target: string, headers: string[] = []): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
