import { guestInquiries, publicProfiles } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { matchPath } from '@rostrum/remote-runtime/router';

/** Which post or question an address names. */
function textAt(pathname: string, kind: 'posts' | 'questions') {
  const { company_username, slug } =
    matchPath(`/organizations/:company_username/${kind}/:slug`, pathname)?.params ?? {};
  return company_username && slug ? { company_username, slug } : undefined;
}

/** The organisation whose public page this is. The pages ask the same calls, so most answers are there already. */
export function usePublicOrganisation(pathname: string) {
  const username = (matchPath('/experts/:username', pathname) ?? matchPath('/staff/:username', pathname))
    ?.params.username;
  const token = matchPath('/inquiries/track/:token', pathname)?.params.token;
  const tracked = useQuery({
    ...contractQueryOptions(guestInquiries.get, { params: { token: token ?? '' } }),
    enabled: Boolean(token),
  });
  const companyUsername =
    matchPath('/organizations/:company_username', pathname)?.params.company_username ??
    tracked.data?.organisation.company_username;
  const postOf = textAt(pathname, 'posts');
  const questionOf = textAt(pathname, 'questions');
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
  const post = useQuery({
    ...contractQueryOptions(publicProfiles.post, { params: { company_username: '', slug: '', ...postOf } }),
    enabled: postOf !== undefined,
  });
  const question = useQuery({
    ...contractQueryOptions(publicProfiles.question, {
      params: { company_username: '', slug: '', ...questionOf },
    }),
    enabled: questionOf !== undefined,
  });
  if (username) return person.data?.organisation;
  if (postOf) return post.data?.organisation;
  if (questionOf) return question.data?.organisation;
  return companyUsername ? organisation.data : undefined;
}
