import type { Case } from './lint-case.ts';

const rule = 'rostrum(public-address)';
const says = 'packages/contracts/src/public-paths.ts';

/** Addresses of public pages: written in one place, named everywhere else. */
export const addressCases: Case[] = [
  {
    name: 'an area does not put together the address of a public page',
    at: 'mf-north/src/case-{n}.ts',
    code: 'export const href = (name: string) => `/experts/${name}`;\n',
    rule,
    says,
  },
  {
    name: 'nor with its encoding, nor behind an origin',
    at: 'shell/src/case-{n}.ts',
    code: 'export const href = (at: string, name: string) => `${at}/organizations/${encodeURIComponent(name)}`;\n',
    rule,
    says,
  },
  {
    name: 'nor inside markup',
    at: 'packages/ui-kit/src/case-{n}.ts',
    code: 'export const link = (name: string) => `<a href="/staff/${name}">`;\n',
    rule,
    says,
  },
  {
    name: 'nor out of two strings',
    at: 'mf-north/src/case-{n}.ts',
    code: "export const href = (token: string) => '/inquiries/track/' + token;\n",
    rule,
    says,
  },
  {
    name: 'nor as the beginning of one',
    at: 'mf-north/src/case-{n}.ts',
    code: "export const shared = '/lists';\n",
    rule,
    says,
  },
  {
    name: 'a pattern of a router and a call of the API are no such address',
    at: 'mf-north/src/case-{n}.ts',
    code: "export const all = ['/experts/:username', '/app/public/organizations/{name}', '/dashboard/lists/1'];\n",
  },
  {
    name: 'a test writes out what it expects',
    at: 'mf-north/src/case-{n}.test.ts',
    code: "export const expected = '/experts/maren';\n",
  },
];
