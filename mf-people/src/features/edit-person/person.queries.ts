import { people } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const personQuery = (id: string) => contractQueryOptions(people.get, { params: { id } });
export const usePerson = (id: string) => useQuery(personQuery(id));
