import { defineRoute, id, ownItemParams, ownParams, photoChange, rowVersion, z } from '@rostrum/contracts';

/** How many photos for the press a profile holds beside its portrait. */
export const maximumPressPhotos = 10;

/** A photo for the press, as its owner and the team see it. */
export const pressPhoto = z.object({
  id,
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  credit: z.string().nullable(),
  /** The public page offers it. */
  press_approved: z.boolean(),
  version: z.number().int(),
});
export type PressPhoto = z.infer<typeof pressPhoto>;

const { alt, credit, press_approved: approved } = photoChange.shape;
const words = z.object({ alt, credit, press_approved: approved });
const needsCredit = {
  path: ['credit'],
  message: 'Enter who took the photo, so that the press can credit it.',
};
/** Whoever prints it has to name who took it. */
const isCredited = (photo: { credit: string | null; press_approved: boolean }) =>
  !photo.press_approved || (photo.credit ?? '').trim() !== '';

const path = '/app/people/{identifier}/{id}/photos';
const photoParams = ownParams.extend({ id, photo_id: id });
const list = z.object({ items: z.array(pressPhoto).max(maximumPressPhotos) });

/** Photos for the press beside the portrait, in the order in which the press kit shows them. */
export const personPhotos = {
  list: defineRoute({
    id: 'personPhotos.list',
    method: 'GET',
    path,
    summary: 'The photos for the press of a profile, in their order.',
    params: ownItemParams,
    response: list,
    errors: ['not_allowed', 'not_found'],
  }),
  add: defineRoute({
    id: 'personPhotos.add',
    method: 'POST',
    path,
    summary: 'Put an uploaded photo at the end of the photos for the press.',
    params: ownItemParams,
    body: words.extend({ upload_id: id }).refine(isCredited, needsCredit),
    response: pressPhoto,
    status: 201,
    errors: ['not_allowed', 'not_found'],
  }),
  change: defineRoute({
    id: 'personPhotos.change',
    method: 'PATCH',
    path: `${path}/{photo_id}`,
    summary: 'Describe or credit a photo for the press, or say whether the press may use it.',
    params: photoParams,
    body: words.extend({ version: rowVersion }).refine(isCredited, needsCredit),
    response: pressPhoto,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  order: defineRoute({
    id: 'personPhotos.order',
    method: 'PUT',
    path: `${path}/order`,
    summary: 'Put the photos for the press into another order.',
    params: ownItemParams,
    body: z.object({ ids: z.array(id).max(maximumPressPhotos) }),
    response: list,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  remove: defineRoute({
    id: 'personPhotos.remove',
    method: 'DELETE',
    path: `${path}/{photo_id}`,
    summary: 'Take a photo for the press off a profile. Its file is deleted within a day.',
    params: photoParams,
    response: z.object({ removed: z.boolean() }),
    errors: ['not_allowed', 'not_found'],
  }),
};
