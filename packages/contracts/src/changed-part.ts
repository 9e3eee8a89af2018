import { z } from 'zod';

/** A run of words that stands in both texts, in one of them only, or ends a paragraph. */
export const changedPart = z.object({
  kind: z.enum(['same', 'added', 'removed', 'break']),
  text: z.string(),
});
export type ChangedPart = z.infer<typeof changedPart>;
