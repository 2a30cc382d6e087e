import { spawnSync } from 'node:child_process';

/** Files of a certificate and its key, in PEM format. */
export interface Certificate {
  certificate: string;
  key: string;
}

/**
 * Makes a self-signed certificate for 127.0.0.1 and localhost, valid for a day, with openssl.
 * @throws where openssl fails or is not installed, with its message.
 */
export const selfSignedCertificate = (folder: string): Certificate => {
  const files = { certificate: `${folder}/certificate.pem`, key: `${folder}/key.pem` };
  const options = [
    ...['req', '-x509', '-days', '1', '-nodes', '-subj', '/CN=localhost'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'],
    ...['-keyout', files.key, '-out', files.certificate],
  ];
  const { status, stderr, error } = spawnSync('openssl', options, { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(
      `openssl could not make the certificate that nginx needs for HTTPS: ${error?.message ?? stderr}. Debian: sudo apt-get install openssl`,
    );
  }
  return files;
};
