import { people } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const useOwnProfile = () => useQuery(contractQueryOptions(people.own));
