import { publicProfiles } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { matchPath } from '@rostrum/remote-runtime/router';

/** The organisation whose public page this is. The pages ask the same calls, so most answers are there already. */
export function usePublicOrganisation(pathname: string) {
  const username = (matchPath('/experts/:username', pathname) ?? matchPath('/staff/:username', pathname))
    ?.params.username;
  const companyUsername = matchPath('/organizations/:company_username', pathname)?.params.company_username;
  const person = useQuery({
    ...contractQueryOptions(publicProfiles.person, { params: { username: username ?? '' } }),
    enabled: Boolean(username),
  });
  const organisation = useQuery({
    ...contractQueryOptions(publicProfiles.organisation, {
      params: { company_username: companyUsername ?? '' },
    }),
    enabled: Boolean(companyUsername),
  });
  if (username) return person.data?.organisation;
  return companyUsername ? organisation.data : undefined;
}
