import { useQueries } from '@rostrum/remote-runtime/query';
import { publicPersonQuery } from './public-person.queries.ts';

/** The people whom an address names, each once, at most so many; who could not be read is among the answers only. */
export function usePeople(usernames: readonly string[] = [], maximum: number) {
  const asked = [...new Set(usernames)];
  const chosen = asked.slice(0, maximum);
  const queries = useQueries({ queries: chosen.map((username) => publicPersonQuery(username)) });
  const answers = chosen.flatMap((username, index) => {
    const answer = queries[index];
    return answer ? [{ username, answer }] : [];
  });
  return { asked, chosen, answers, people: queries.flatMap(({ data }) => data ?? []) };
}

export type PersonAnswer = ReturnType<typeof usePeople>['answers'][number];
