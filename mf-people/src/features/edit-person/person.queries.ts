import { people } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const usePerson = (id: string) => useQuery(contractQueryOptions(people.get, { params: { id } }));
