import type { FoundPerson } from '@rostrum/contracts';
import { useSyncExternalStore } from 'react';

/** Enough of a person to show who is chosen while the results move on. */
export interface ChosenExpert {
  username: string;
  name: string;
  image: string | null;
  company_username: string;
}

let chosen: readonly ChosenExpert[] = [];
const listeners = new Set<() => void>();

function set(next: readonly ChosenExpert[]) {
  chosen = next;
  for (const tell of listeners) tell();
}

/** Who was picked out of results. Outlives a look at a profile and another search; ends with the document. */
export const chosenExperts = {
  get: () => chosen,
  subscribe(tell: () => void) {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
  toggle({ username, name, image, organisation: { company_username } }: FoundPerson) {
    set(
      chosen.some((person) => person.username === username)
        ? chosen.filter((person) => person.username !== username)
        : [...chosen, { username, name, image, company_username }],
    );
  },
  drop: (username: string) => set(chosen.filter((person) => person.username !== username)),
  clear: () => set([]),
};

export const useChosenExperts = () => useSyncExternalStore(chosenExperts.subscribe, chosenExperts.get);
