import type { OrganisationContent } from './content-types.ts';

/** Five invented organisations. Addresses end in .example; numbers come from ranges kept for fiction. */
export const organisations: readonly OrganisationContent[] = [
  {
    key: 'northmere',
    name: 'Northmere University',
    kind: 'university',
    description:
      'Northmere is a research university on the Selby estuary with 19,000 students and fourteen departments. Its media desk answers journalists every day from 07:00 to 18:00 and keeps a rota until 21:00.',
    domain: 'northmere.example',
    timezone: 'Europe/London',
    locale: 'en-GB',
    address: { street: '1 Tidewall Road', city: 'Northmere', country: 'GB', postal: 'NM1 4TW' },
    deskPhone: '+44 1632 960 144',
    industries: ['Education', 'Research and science'],
    inquiries: 215,
  },
  {
    key: 'quillhaven',
    name: 'Quillhaven Teaching Hospital',
    kind: 'hospital',
    description:
      'A 620-bed teaching hospital serving the Quillhaven shore, with the region’s trauma, stroke and newborn units. Clinicians speak to the press through the communications office, which never shares anything about a patient without written consent.',
    domain: 'quillhaven.example',
    timezone: 'America/Halifax',
    locale: 'en-CA',
    address: { street: '40 Lantern Hill', city: 'Quillhaven', state: 'NS', country: 'CA', postal: 'B0X 0A0' },
    deskPhone: '+1 902 555 0142',
    industries: ['Health care'],
    inquiries: 35,
  },
  {
    key: 'pellworth',
    name: 'Pellworth Adeyemi LLP',
    kind: 'law_firm',
    description:
      'Pellworth Adeyemi advises companies, newsrooms and public bodies on competition, media, employment and planning law from a single office by the river. Partners brief the press in plain language and check for conflicts first.',
    domain: 'pellworth.example',
    timezone: 'Europe/London',
    locale: 'en-GB',
    address: { street: '9 Chandlers’ Row', city: 'London', country: 'GB', postal: 'EC0 1PA' },
    deskPhone: '+44 20 7946 0158',
    industries: ['Legal services'],
    inquiries: 18,
  },
  {
    key: 'tessaline',
    name: 'Tessaline Systems',
    kind: 'corporation',
    description:
      'Tessaline builds grid batteries, recycles them at the end of their lives and makes the robots that do both jobs. 2,300 people work at three sites; the engineers listed here may speak in their own words.',
    domain: 'tessaline.example',
    timezone: 'Europe/Berlin',
    locale: 'en-GB',
    address: { street: 'Kranstraße 17', city: 'Berlin', country: 'DE', postal: '10999' },
    deskPhone: '+49 30 23125 014',
    industries: ['Energy and utilities', 'Manufacturing'],
    inquiries: 22,
  },
  {
    key: 'saoirse-vandermeer',
    name: 'Saoirse Vandermeer',
    kind: 'individual',
    description:
      'Independent analyst of food supply: what reaches the shelf, what does not, and who is told.',
    domain: 'saoirsevandermeer.example',
    timezone: 'Australia/Hobart',
    locale: 'en-AU',
    address: { street: '3 Signal Lane', city: 'Hobart', country: 'AU', postal: '7000' },
    deskPhone: '+61 3 5550 0137',
    industries: ['Agriculture and food'],
    inquiries: 10,
  },
];
