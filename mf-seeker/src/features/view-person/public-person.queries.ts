import { publicProfiles } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const publicPersonQuery = (username: string) =>
  contractQueryOptions(publicProfiles.person, { params: { username } });
export const usePublicPerson = (username: string) => useQuery(publicPersonQuery(username));
