import type { DirectoryAccessSettings, OrganisationAccountSettings } from '@rostrum/contracts/settings';

export const directory: DirectoryAccessSettings = {
  version: 3,
  organisation: 'Northmere University',
  access: 'public',
  is_indexed: true,
  href: '/organizations/northmere',
};
export const account: OrganisationAccountSettings = {
  organisation: 'Northmere University',
  status: 'active',
  status_since: '2026-01-05T09:00:00.000Z',
  suspended_on: null,
  closing_at: null,
  may_close: false,
  owners: ['Tamsin Roe'],
  published_profiles: 12,
  open_inquiries: 1,
  members: 3,
};
