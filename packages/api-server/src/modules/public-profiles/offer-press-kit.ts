import { publicPaths } from '@rostrum/contracts';
import type { PublicPersonRow } from './public-pages.repository.ts';

/** None where nothing may lead to the profile, and none without a photo that the press may use and credit. */
export function offerPressKit(person: PublicPersonRow, isListed: boolean) {
  const { press_upload_id: uploadId, image_credit: credit, image_focus_x: x, image_focus_y: y } = person;
  const isOffered = person.access === 'public' && !person.safety_mode && isListed;
  if (!isOffered || uploadId === null || credit === null) return { press_kit: null, press_photo: null };
  return {
    press_kit: { href: publicPaths.pressKit(person.kind, person.username), credit },
    /** For the kit alone. */
    press_photo: { uploadId, credit, focus: { x, y } },
  };
}
