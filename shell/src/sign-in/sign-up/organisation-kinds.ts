import type { organisationKinds } from '@rostrum/contracts';

export type OrganisationKind = (typeof organisationKinds)[number];

export const organisationKindLabels: Record<OrganisationKind, string> = {
  university: 'University or college',
  hospital: 'Hospital or health service',
  law_firm: 'Law firm',
  corporation: 'Company',
  ngo: 'Charity or association',
  government: 'Government or public body',
  agency: 'Agency or bureau',
  other: 'Other',
};
