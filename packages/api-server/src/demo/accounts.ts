import type { Role } from '@rostrum/contracts';
import type { OrganisationKey } from './content/content-types.ts';

/** One account per role; `npm start` and the README list them. They exist only where demonstration data is loaded. */
export const demoPassword = 'rostrum-demo-2026';

export interface DemoAccount {
  role: Role;
  email: string;
  firstname: string;
  lastname: string;
  /** What this account shows, in a few words. */
  about: string;
  /** Stands in content and portraits. */
  key: string;
  organisation?: OrganisationKey;
  /** The profile that belongs to the account. */
  person?: string;
  scopes?: readonly string[];
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'owner',
    email: 'owner@rostrum.example',
    key: 'tamsin-roe',
    firstname: 'Tamsin',
    lastname: 'Roe',
    about: 'Owns Northmere University’s account',
    organisation: 'northmere',
  },
  {
    role: 'administrator',
    email: 'administrator@rostrum.example',
    key: 'ines-calder',
    firstname: 'Ines',
    lastname: 'Calder',
    about: 'Head of media relations, Northmere University',
    organisation: 'northmere',
    person: 'ines-calder',
  },
  {
    role: 'agent',
    email: 'agent@rostrum.example',
    key: 'jonah-petrie',
    firstname: 'Jonah',
    lastname: 'Petrie',
    about: 'Media desk, Engineering and Computing',
    organisation: 'northmere',
    person: 'jonah-petrie',
    scopes: ['Engineering', 'Computing'],
  },
  {
    role: 'expert',
    email: 'expert@rostrum.example',
    key: 'maren-okonjo-hale',
    firstname: 'Maren',
    lastname: 'Okonjo-Hale',
    about: 'Professor of Coastal Engineering, Northmere University',
    organisation: 'northmere',
    person: 'maren-okonjo-hale',
  },
  {
    role: 'individual',
    email: 'individual@rostrum.example',
    key: 'saoirse-vandermeer',
    firstname: 'Saoirse',
    lastname: 'Vandermeer',
    about: 'Independent analyst, an organisation of one',
    organisation: 'saoirse-vandermeer',
    person: 'saoirse-vandermeer',
  },
  {
    role: 'staff',
    email: 'staff@rostrum.example',
    key: 'petra-nilsen',
    firstname: 'Petra',
    lastname: 'Nilsen',
    about: 'Studio manager, Northmere University',
    organisation: 'northmere',
    person: 'petra-nilsen',
  },
  {
    role: 'media',
    email: 'media@rostrum.example',
    key: 'callum-strand',
    firstname: 'Callum',
    lastname: 'Strand',
    about: 'Reporter, The Meridian Ledger',
  },
  {
    role: 'event',
    email: 'event@rostrum.example',
    key: 'otto-lindgren',
    firstname: 'Otto',
    lastname: 'Lindgren',
    about: 'Programme director, Nordkyst Resilience Summit',
  },
  {
    role: 'legal',
    email: 'legal@rostrum.example',
    key: 'delphine-marsh',
    firstname: 'Delphine',
    lastname: 'Marsh',
    about: 'Partner, Arkwright & Sable LLP',
  },
  {
    role: 'business',
    email: 'business@rostrum.example',
    key: 'rosalind-tevita',
    firstname: 'Rosalind',
    lastname: 'Tevita',
    about: 'Operations director, Ferrant Logistics',
  },
  {
    role: 'research',
    email: 'research@rostrum.example',
    key: 'hugo-varga',
    firstname: 'Hugo',
    lastname: 'Varga',
    about: 'Climate adaptation officer, Selby City Council',
  },
  {
    role: 'seeker',
    email: 'seeker@rostrum.example',
    key: 'nadia-prewett',
    firstname: 'Nadia',
    lastname: 'Prewett',
    about: 'School governor, Over Selby Primary School',
  },
];
