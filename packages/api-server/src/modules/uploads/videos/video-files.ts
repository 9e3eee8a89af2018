import { InputError } from '@rostrum/server-kit';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { uploadRepository } from '../uploads.repository.ts';

const acrossAccounts = 'a video belongs to a profile, whoever of its team uploaded it';

/** Takes a video or its captions that this user uploaded, once. */
export async function claimVideoFile(
  tx: Queryable,
  own: { id: string; userId: string; purpose: 'video' | 'captions' },
  now: Date,
): Promise<void> {
  const { purpose } = own;
  const upload = await runAsSystem(acrossAccounts, () => uploadRepository.claim(tx, own, now, purpose));
  if (upload) return;
  if (purpose === 'video')
    throw InputError.field('upload_id', 'The video is not there any more. Upload it again.');
  throw InputError.field('captions_upload_id', 'The captions are not there any more. Upload them again.');
}

/** Nothing plays them any more: their files go within a day. */
export const releaseVideoFiles = (tx: Queryable, ids: readonly (string | null)[]): Promise<void> =>
  runAsSystem(acrossAccounts, () =>
    uploadRepository.release(
      tx,
      ids.filter((id) => id !== null),
    ),
  );
