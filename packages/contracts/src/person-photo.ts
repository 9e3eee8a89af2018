import { z } from 'zod';
import { focus } from './person-fields.ts';
import { id } from './primitives.ts';

/** The photo of a profile; `source` is null for one that was not uploaded here and cannot be cropped again. */
export const personPhoto = z.object({
  alt: z.string().nullable(),
  credit: z.string().nullable(),
  /** Anybody may download it in the press kit of the profile. */
  press_approved: z.boolean().default(false),
  source: z
    .object({
      upload_id: id,
      src: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      focus,
    })
    .nullable(),
});
