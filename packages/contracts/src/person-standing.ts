import { z } from 'zod';
import { personStatus } from './person-fields.ts';
import { id } from './primitives.ts';

/** Colleagues who can set the status of a profile, for a reader who cannot, and what they can set. */
export const statusDeciders = z.object({
  moves: z.array(personStatus),
  people: z.array(z.object({ name: z.string(), email: z.string() })),
});

/** How many requirements of publishing a profile meets, of those that it has. */
export const publishProgress = z.object({ met: z.number().int(), of: z.number().int() });

/** Days on which a person is away, or will be, and the colleague for that time. */
export const personAway = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  colleague: z.object({ id, name: z.string() }).nullable(),
});
