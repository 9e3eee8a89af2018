import type { Transaction } from '@rostrum/server-kit/database';
import { claimCover, releasePhoto } from '../../uploads/index.ts';
import { personDetailRepository, type PersonRecord } from '../person-detail.repository.ts';
import { entryCoverRepository as covers } from './entry-covers.repository.ts';

interface Entry {
  id?: string | undefined;
  data: Record<string, unknown>;
}

const pickCover = ({ cover_upload_id, cover, cover_alt }: Record<string, unknown>) =>
  typeof cover_upload_id === 'string' && typeof cover === 'string'
    ? { cover_upload_id, cover, cover_alt }
    : undefined;

/**
 * Entries with the addresses of their covers: one that was uploaded just now is taken, one that the profile has stays.
 * An older area names no cover, so what it saves keeps the one that is there.
 */
export async function putCovers<Kept extends Entry>(
  tx: Transaction,
  person: PersonRecord,
  { entries, userId, now }: { entries: readonly Kept[]; userId: string; now: Date },
): Promise<Kept[]> {
  const known = await covers.list(tx, person);
  const former = new Map(
    (await personDetailRepository.sections(tx, person.orgId, person.id)).map(({ id, data }) => [id, data]),
  );
  const addresses = new Map(known);
  async function findAddress(uploadId: string): Promise<string> {
    const address = addresses.get(uploadId) ?? (await claimCover(tx, { id: uploadId, userId }, now));
    if (!addresses.has(uploadId)) await covers.add(tx, person, { uploadId, address });
    addresses.set(uploadId, address);
    return address;
  }
  const put: Kept[] = [];
  // One after the other: in a transaction there is one connection.
  for (const entry of entries) {
    const { cover_upload_id: asked, cover: _address, cover_alt: alt, ...rest } = entry.data;
    const there = pickCover(former.get(entry.id ?? '') ?? {});
    const cover =
      typeof asked === 'string'
        ? { cover_upload_id: asked, cover: await findAddress(asked), cover_alt: alt }
        : asked === undefined
          ? there
          : // Said to be none, so that a proposal that is saved again does not bring it back.
            there && { cover_upload_id: null };
    put.push({ ...entry, data: { ...rest, ...cover } });
  }
  return put;
}

/** Lets go of covers that nothing of the profile names any more: their files go within a day. */
export async function giveUpLooseCovers(tx: Transaction, person: PersonRecord): Promise<void> {
  const loose = await covers.findLoose(tx, person);
  await covers.remove(tx, person, loose);
  for (const uploadId of loose) await releasePhoto(tx, uploadId);
}
