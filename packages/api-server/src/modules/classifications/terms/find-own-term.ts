import { ConflictError, NotAllowedError, NotFoundError } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import { termRepository, type TermRow } from './terms.repository.ts';

/** A term that the organisation may change: none of the product's, and none of the fixed list of industries. */
export async function findOwnTerm(
  db: Queryable,
  orgId: string,
  id: string,
): Promise<TermRow & { orgId: string }> {
  const term = await termRepository.find(db, { orgId, id });
  if (!term) throw new NotFoundError('This term was not found. It may have been merged or deleted.');
  if (term.scheme === 'industry')
    throw new NotAllowedError('Industries are a fixed list and cannot be changed.');
  if (term.orgId === null)
    throw new NotAllowedError(
      `${term.title} is a general term. It comes with the product and cannot be changed.`,
    );
  return { ...term, orgId: term.orgId };
}

export const changedMeanwhile = (details?: unknown) =>
  new ConflictError('A colleague changed this term. Look at the newer version and try again.', {
    details,
  });
