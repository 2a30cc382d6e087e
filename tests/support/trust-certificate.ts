import { trustCertificate } from '../../tools/server/certificate.ts';

// Before each test file: requests of Node, and those that Playwright makes for a page, reach the site over HTTPS.
await trustCertificate();
