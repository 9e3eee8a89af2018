import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { line, ownParams } from './primitives.ts';
import { foundPerson } from './search.contract.ts';

export const maximumBeats = 20;
/** A person who fits, and the beat that they fit. */
export const suggestedExpert = foundPerson.extend({ beat: z.string() });
export type SuggestedExpert = z.infer<typeof suggestedExpert>;
const beats = z.array(line(80, 1)).max(maximumBeats);

/** Experts for what a seeker writes or asks about, without having searched. */
export const suggestions = {
  list: defineRoute({
    id: 'suggestions.list',
    method: 'GET',
    path: '/app/seeker/{identifier}/suggestions',
    summary: "Experts on the seeker's beats who were neither opened nor marked yet, best first.",
    params: ownParams,
    query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(4) }),
    response: z.object({ beats: z.array(z.string()), people: z.array(suggestedExpert) }),
  }),
  setBeats: defineRoute({
    id: 'suggestions.setBeats',
    method: 'PUT',
    path: '/app/seeker/{identifier}/beats',
    summary: 'Say what the seeker writes or asks about.',
    params: ownParams,
    body: z.object({ beats }),
    response: z.object({ beats: z.array(z.string()) }),
  }),
};
