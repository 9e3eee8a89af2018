import type { OrganisationKey } from './content-types.ts';

/** Colleagues without a demonstration account: they take and answer inquiries, and cannot sign in. */
export interface MemberContent {
  key: string;
  firstname: string;
  lastname: string;
  organisation: OrganisationKey;
  role: 'administrator' | 'agent';
  person?: string;
  scopes?: readonly string[];
}

export const members: readonly MemberContent[] = [
  {
    key: 'wren-abiola',
    firstname: 'Wren',
    lastname: 'Abiola',
    organisation: 'northmere',
    role: 'agent',
    person: 'wren-abiola',
    scopes: ['Medicine', 'Geography'],
  },
  {
    key: 'lior-anselm',
    firstname: 'Lior',
    lastname: 'Anselm',
    organisation: 'northmere',
    role: 'agent',
    scopes: ['Law', 'Economics', 'Politics'],
  },
  {
    key: 'margit-crane',
    firstname: 'Margit',
    lastname: 'Crane',
    organisation: 'quillhaven',
    role: 'administrator',
    person: 'margit-crane',
  },
  {
    key: 'juno-whitlock-mbaye',
    firstname: 'Juno',
    lastname: 'Whitlock-Mbaye',
    organisation: 'pellworth',
    role: 'administrator',
    person: 'juno-whitlock-mbaye',
  },
  {
    key: 'leopold-arranz',
    firstname: 'Leopold',
    lastname: 'Arranz',
    organisation: 'tessaline',
    role: 'administrator',
    person: 'leopold-arranz',
  },
];

/** Who is on the desk of an organisation, for what was assigned in the past. */
export const desks: Record<OrganisationKey, readonly string[]> = {
  northmere: ['jonah-petrie', 'wren-abiola', 'lior-anselm', 'ines-calder'],
  quillhaven: ['margit-crane'],
  pellworth: ['juno-whitlock-mbaye'],
  tessaline: ['leopold-arranz'],
  'saoirse-vandermeer': ['saoirse-vandermeer'],
};
