import { publicPaths } from '@rostrum/contracts';
import type { StoredPhoto } from '../people/index.ts';
import type { PressPhotoUse } from '../uploads/index.ts';
import type { PublicPersonRow } from './public-pages.repository.ts';

interface Offered {
  photos: readonly StoredPhoto[];
  isListed: boolean;
}

/** In the middle: photos for the press are not cropped for a portrait. */
const middle = { x: 50, y: 50 };

/** None where nothing may lead to the profile, and none without a photo that the press may use and credit. */
export function offerPressKit(person: PublicPersonRow, { photos, isListed }: Offered) {
  const { press_upload_id: uploadId, image_credit: credit, image_focus_x: x, image_focus_y: y } = person;
  const isOffered = person.access === 'public' && !person.safety_mode && isListed;
  const portrait: PressPhotoUse[] =
    uploadId === null || credit === null ? [] : [{ uploadId, credit, focus: { x, y } }];
  const approved = photos.flatMap((photo) =>
    photo.press_approved && photo.credit !== null ? [{ ...photo, credit: photo.credit }] : [],
  );
  const press_photos: PressPhotoUse[] = [
    ...portrait,
    ...approved.map(({ uploadId: id, credit: by }) => ({ uploadId: id, credit: by, focus: middle })),
  ];
  const [first] = press_photos;
  if (!isOffered || !first) return { press_kit: null, press_photos: [] };
  return {
    press_kit: {
      href: publicPaths.pressKit(person.kind, person.username),
      credit: first.credit,
      has_portrait: portrait.length > 0,
      photos: approved.map(({ src, width, height, alt, credit: by }) => ({
        src,
        width,
        height,
        alt,
        credit: by,
      })),
    },
    /** For the kit alone, in the order in which it numbers them. */
    press_photos,
  };
}
