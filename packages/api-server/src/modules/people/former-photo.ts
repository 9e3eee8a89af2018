import { z } from '@rostrum/contracts';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { findPhoto } from '../uploads/index.ts';
import type { PhotoValues } from './person-parts.ts';

const photo = z.object({
  image: z.string().nullable(),
  imageAlt: z.string().nullable(),
  imageCredit: z.string().nullable(),
  // Versions of before the press could be given a photo do not name it.
  imagePressApproved: z.boolean().default(false),
  imageUploadId: z.string().nullable(),
  imageFocusX: z.number(),
  imageFocusY: z.number(),
});

/** A photo that a version kept, with its upload; undefined once its file may be gone. No photo needs no file. */
export async function findFormerPhoto(
  db: Queryable,
  kept: unknown,
): Promise<
  { values: PhotoValues; upload: NonNullable<Awaited<ReturnType<typeof findPhoto>>> | null } | undefined
> {
  const values = photo.safeParse(kept).data;
  if (!values) return undefined;
  if (values.image === null) return { values, upload: null };
  const id = values.imageUploadId;
  const upload =
    id === null
      ? undefined
      : await runAsSystem('a former photo may be another member’s', () => findPhoto(db, id));
  return upload && { values, upload };
}
