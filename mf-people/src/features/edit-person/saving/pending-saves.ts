import { createContext } from 'react';

/** Saves now what waits to be saved; answers whether it is saved. */
export type Settle = () => Promise<boolean>;

export interface PendingSaves {
  /** Answers with what takes it off again. */
  add: (settle: Settle) => () => void;
  /** All that saves itself on this page, at once. */
  settle: Settle;
}

/** The forms of a page that save by themselves, for what has to come after them: what is published is what was typed. */
export function createPendingSaves(): PendingSaves {
  const forms = new Set<Settle>();
  return {
    add(settle) {
      forms.add(settle);
      return () => void forms.delete(settle);
    },
    settle: async () => (await Promise.all([...forms].map((settle) => settle()))).every(Boolean),
  };
}

export const PendingSavesContext = createContext<PendingSaves | null>(null);
