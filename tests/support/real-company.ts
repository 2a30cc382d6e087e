import { content } from '#src/site.ts';

const phone = { display: '053 12 34 56', number: '+3253123456' };
const named = { fr: 'Firm', nl: 'Firm' };

/** Data of a company without a sample value, for tests. */
export const realCompany: typeof content.company = {
  ...content.company,
  name: 'Firm',
  email: 'info@firm.be',
  website: 'https://www.firm.be',
  phones: { fr: phone, nl: phone, nlStructuredData: phone },
  enterpriseNumber: '0123.456.789',
  legal: {
    form: named,
    register: named,
    publisher: named,
    host: named,
    insurer: named,
    insuranceArea: named,
  },
  bookingUrl: { fr: 'https://book.be/fr', nl: 'https://book.be/nl' },
  showSamples: false,
  samples: [],
};
