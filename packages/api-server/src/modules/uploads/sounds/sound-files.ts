import { InputError } from '@rostrum/server-kit';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { filePath } from '../photos/photo-names.ts';
import { uploadRepository } from '../uploads.repository.ts';
import { findSoundEnding, soundName } from './sound-names.ts';

const acrossAccounts = 'a recording belongs to a profile, whoever of its team uploaded it';

/** Takes a recording that this user uploaded, once; answers its name and where it is played. */
export async function claimSound(
  tx: Queryable,
  own: { id: string; userId: string },
  now: Date,
): Promise<{ name: string; address: string }> {
  const upload = await runAsSystem(acrossAccounts, () => uploadRepository.claim(tx, own, now, 'sound'));
  const ending = upload?.mediaType ? findSoundEnding(upload.mediaType) : undefined;
  if (!upload || !ending)
    throw InputError.field('upload_id', 'The recording is not there any more. Upload it again.');
  return { name: upload.name, address: filePath(soundName(upload.key, ending)) };
}

/** Nothing plays it any more: its file goes within a day. */
export const releaseSound = (tx: Queryable, id: string): Promise<void> =>
  runAsSystem(acrossAccounts, () => uploadRepository.release(tx, [id]));
