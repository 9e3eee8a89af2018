import type { SeekerContent } from './seeker-content.ts';

type Place = Pick<SeekerContent, 'country' | 'city' | 'timezone' | 'state'>;
type Outlet = Pick<SeekerContent, 'organization' | 'domain' | 'medium'> & Place;

export const selby: Place = { country: 'GB', city: 'Port Selby', timezone: 'Europe/London' };
export const london: Place = { country: 'GB', city: 'London', timezone: 'Europe/London' };
export const quillhaven: Place = {
  country: 'CA',
  state: 'NS',
  city: 'Quillhaven',
  timezone: 'America/Halifax',
};
export const berlin: Place = { country: 'DE', city: 'Berlin', timezone: 'Europe/Berlin' };
export const hobart: Place = { country: 'AU', city: 'Hobart', timezone: 'Australia/Hobart' };

export const ledger: Outlet = {
  organization: 'The Meridian Ledger',
  domain: 'meridianledger.example',
  medium: 'print',
  country: 'DK',
  city: 'Copenhagen',
  timezone: 'Europe/Copenhagen',
};
export const harbourNine: Outlet = {
  organization: 'Harbour Nine Radio',
  domain: 'harbournine.example',
  medium: 'radio',
  ...selby,
};
export const tidewater: Outlet = {
  organization: 'Tidewater TV',
  domain: 'tidewatertv.example',
  medium: 'tv',
  ...selby,
};
export const courier: Outlet = {
  organization: 'Selby Courier',
  domain: 'selbycourier.example',
  medium: 'print',
  ...selby,
};
export const fathom: Outlet = {
  organization: 'Fathom Podcast',
  domain: 'fathompod.example',
  medium: 'podcast',
  country: 'ZA',
  city: 'Cape Town',
  timezone: 'Africa/Johannesburg',
};
export const fieldnote: Outlet = {
  organization: 'Fieldnote Weekly',
  domain: 'fieldnote.example',
  medium: 'online',
  country: 'US',
  state: 'OR',
  city: 'Portland',
  timezone: 'America/Los_Angeles',
};
export const wire: Outlet = {
  organization: 'Lantern Wire',
  domain: 'lanternwire.example',
  medium: 'wire',
  ...london,
};
