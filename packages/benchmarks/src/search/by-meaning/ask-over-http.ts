import { search, type RouteResponse } from '@rostrum/contracts';
import type { JudgedAnswer } from '@rostrum/api-server/testing/search';
import { signIn } from '../client.ts';

type Answer = Omit<JudgedAnswer, 'query'>;

const refused: Answer = { found: [], related: [], corrected: null };

/** Asks a running server for experts as a seeker's browser does. A request that the server refuses finds no one. */
export async function createAsking(
  origin: string,
  seeker: { email: string },
): Promise<{ ask: (q: string) => Promise<Answer>; times: number[] }> {
  const { authorization, identifier } = await signIn(origin, seeker.email);
  const times: number[] = [];
  const address = origin + search.find.path.replace('{identifier}', identifier);
  return {
    times,
    async ask(q) {
      const began = performance.now();
      const answer = await fetch(`${address}?${new URLSearchParams({ q, active: 'experts' }).toString()}`, {
        headers: { authorization },
      });
      const body = (await answer.json()) as { data: RouteResponse<typeof search.find> };
      times.push(performance.now() - began);
      if (answer.status === 400) return refused;
      if (!answer.ok) throw new Error(`'${q}' was answered with ${answer.status}.`);
      const { people, related, corrected } = body.data;
      return {
        found: people.map(({ username }) => username),
        related: related.map(({ username }) => username),
        corrected,
      };
    },
  };
}
