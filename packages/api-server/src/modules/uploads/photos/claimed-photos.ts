import { InputError } from '@rostrum/server-kit';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { uploadRepository } from '../uploads.repository.ts';
import { filePath, previewName } from './photo-names.ts';

const acrossAccounts = 'a photo belongs to a profile, whoever of its team uploaded it';

/** Takes a photo that this user uploaded, once; refuses what is not there, not checked or taken already. */
export async function claimPhoto(
  tx: Queryable,
  own: { id: string; userId: string },
  now: Date,
): Promise<void> {
  const upload = await runAsSystem(acrossAccounts, () => uploadRepository.claim(tx, own, now, 'photo'));
  if (!upload) throw InputError.field('upload_id', 'The photo is not there any more. Upload it again.');
}

/** Takes a cover picture that this user uploaded, once; answers where it is shown. */
export async function claimCover(
  tx: Queryable,
  own: { id: string; userId: string },
  now: Date,
): Promise<string> {
  const upload = await runAsSystem(acrossAccounts, () => uploadRepository.claim(tx, own, now, 'cover'));
  if (!upload)
    throw InputError.field('cover_upload_id', 'The picture is not there any more. Upload it again.');
  return filePath(previewName(upload.key));
}

/** Nothing shows it any more: its files go within a day. */
export const releasePhoto = (tx: Queryable, id: string): Promise<void> =>
  runAsSystem(acrossAccounts, () => uploadRepository.release(tx, [id]));

/** Where a photo is shown whole, and how large it is there. */
export const toPreview = ({ key, width, height }: { key: string; width: number; height: number }) => ({
  src: filePath(previewName(key)),
  width,
  height,
});
