import { publicPaths } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import { documentRepository, type StoredDocument } from '../people/index.ts';
import type { PublicPersonRow } from './public-pages.repository.ts';

/** What anybody may download of a person; in safety mode nothing. */
export async function findPublicDocuments(
  db: Queryable,
  { id, org_id: orgId, kind, safety_mode }: PublicPersonRow,
): Promise<StoredDocument[]> {
  if (safety_mode || kind === 'staff') return [];
  return (await documentRepository.list({ orgId, id }, db)).filter(({ is_public }) => is_public);
}

export const presentDocument =
  (person: Pick<PublicPersonRow, 'kind' | 'username'>) =>
  ({ id, kind, title, size }: StoredDocument) => ({
    title,
    kind,
    size,
    href: publicPaths.document(person.kind, person.username, id),
  });

/** The CV that goes into the press kit of a person who offers both. */
export const findPublicCv = async (
  db: Queryable,
  { id, org_id: orgId }: Pick<PublicPersonRow, 'id' | 'org_id'>,
): Promise<StoredDocument | undefined> =>
  (await documentRepository.list({ orgId, id }, db)).find(
    ({ kind, is_public }) => kind === 'cv' && is_public,
  );
