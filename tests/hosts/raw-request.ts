import { connect } from 'node:tls';

/** Response to a raw request. `status` is null where the server closed the connection without a response. */
export interface RawResponse {
  status: number | null;
  /** All values of each header, by its name in lower case. */
  headers: Map<string, string[]>;
  body: string;
}

const parse = (bytes: Buffer): RawResponse => {
  const text = bytes.toString('latin1');
  const statusLine = text.match(/^HTTP\/1\.[01] (\d{3})/);
  const end = text.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  if (statusLine === null || end < 0) return { status: null, headers, body: text };
  for (const line of text.slice(0, end).split('\r\n').slice(1)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return { status: Number(statusLine[1]), headers, body: text.slice(end + 4) };
};

/** Sends bytes unchanged, which `fetch` would normalize or refuse, and returns the response. */
export const sendRaw = (port: number, bytes: string): Promise<RawResponse> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', ALPNProtocols: ['http/1.1'] });
    const finish = () => {
      socket.destroy();
      resolve(parse(Buffer.concat(chunks)));
    };
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    socket.on('end', finish);
    socket.on('error', finish);
    socket.on('secureConnect', () => socket.write(bytes, 'latin1'));
  });

/** Text of a request that asks the server to close the connection after the response. */
export const requestText = (method: string, target: string, headers: string[] = []): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
