import { ConflictError } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { recordTermStep, type TermAct } from './record-term-step.ts';
import { termRepository, type TermRow } from './terms.repository.ts';

const refuse = (message: string) => new ConflictError(message, { code: 'invalid_transition' });

/** Offers a term no more, or again. Whatever has it keeps it; no term that is offered stands below a retired one. */
export async function setRetired(
  tx: Transaction,
  act: TermAct,
  { id, scheme, title, version, parentId }: TermRow,
  isRetired: boolean,
): Promise<void> {
  const known = await termRepository.known(tx, act.orgId, scheme);
  const below = known.find(({ parent_id, is_retired }) => parent_id === id && !is_retired);
  if (isRetired && below)
    throw refuse(`${below.title} stands below ${title}. Move or retire the narrower terms first.`);
  const above = known.find((term) => term.id === parentId);
  if (!isRetired && above?.is_retired === true)
    throw refuse(`${above.title}, which ${title} stands below, is retired. Bring that back first.`);
  await termRepository.change(
    tx,
    { id, orgId: act.orgId, version },
    { status: isRetired ? 'retired' : 'active' },
  );
  await recordTermStep(tx, act, {
    term: { id, title },
    verb: isRetired ? 'classification.retired' : 'classification.restored',
    text: isRetired ? `retired the ${scheme} ${title}` : `brought the ${scheme} ${title} back`,
    before: { retired: !isRetired },
    after: { retired: isRetired },
  });
}
