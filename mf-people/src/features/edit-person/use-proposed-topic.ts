import { line, maximumTopics, personListQuery } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import { useEffect, useState } from 'react';

/** The list's address with `topic`: words that nobody answers to yet. Links that propose one name them, and rows carry them on. */
export const peopleAddress = personListQuery.extend({ topic: line(80, 1).optional() });

/** Adds the topic of the address to the areas of expertise of a form, once; it is kept when the form is saved. */
export function useProposedTopic(
  /** Null for profiles that have none. */
  topics: readonly string[] | null,
  add: (topics: string[]) => void,
): string | null {
  const [{ topic }] = useUrlState(peopleAddress);
  const [isOffered] = useState(
    () =>
      topic !== undefined &&
      topics !== null &&
      topics.length < maximumTopics &&
      topics.every((each) => each.toLowerCase() !== topic.toLowerCase()),
  );
  useEffect(() => {
    if (isOffered && topic !== undefined) add([...(topics ?? []), topic]);
    // Once, when the form is opened: what is typed afterwards is the person's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return isOffered ? (topic ?? null) : null;
}
