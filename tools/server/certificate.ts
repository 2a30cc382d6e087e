import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process from 'node:process';
import tls from 'node:tls';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

export interface Certificate {
  pem: string;
  /** Hash of its public key, by which `--ignore-certificate-errors-spki-list` makes Chromium trust it and no other. */
  publicKeyHash: string;
}

/** Processes that this one starts, such as the workers of Vitest, use the same certificate. */
const certificateVariable = 'RUN_CERTIFICATE';

const makePem = async (): Promise<string> => {
  const scratch = mkdtempSync(`${tmpdir()}/certificate-`);
  try {
    return await getCertificate(scratch, 'localhost', ['127.0.0.1'], 2);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

/** The certificate that is being made. All calls share it, because a browser and a server may start at the same time. */
let pendingPem: Promise<string> | null = null;

/** The certificate of this run: made at the first call, without openssl, and gone with the process. */
export const certificate = async (): Promise<Certificate> => {
  const inherited = process.env[certificateVariable];
  pendingPem ??= inherited === undefined ? makePem() : Promise.resolve(inherited);
  const pem = await pendingPem;
  process.env[certificateVariable] = pem;
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return { pem, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') };
};

/** Makes `fetch` and `tls.connect` of this process trust the certificate of this run, too. */
export const trustCertificate = async (): Promise<void> => {
  const { pem } = await certificate();
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), pem]);
};
