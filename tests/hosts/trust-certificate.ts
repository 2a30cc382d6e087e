import { trustCertificate } from '../../tools/server/certificate.ts';

// Before each test file: `fetch` and raw requests reach the hosts over HTTPS.
await trustCertificate();
