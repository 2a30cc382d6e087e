import { trustCertificate } from '../../tools/server/certificate.ts';

// Before each test file: makes Node trust the certificate, so that its requests, and requests that Playwright makes for a
// page, reach the site over HTTPS.
await trustCertificate();
