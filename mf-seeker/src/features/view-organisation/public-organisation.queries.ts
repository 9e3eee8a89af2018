import { publicProfiles, type RouteQuery } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type OrganisationFilter = RouteQuery<typeof publicProfiles.organisation>;

export const publicOrganisationQuery = (company_username: string, query: OrganisationFilter) =>
  contractQueryOptions(publicProfiles.organisation, { params: { company_username }, query });

/** The last answer stays on screen while the next one of the same organisation is on its way. */
export const usePublicOrganisation = (companyUsername: string, query: OrganisationFilter) =>
  useQuery({ ...publicOrganisationQuery(companyUsername, query), placeholderData: keepPreviousData });
