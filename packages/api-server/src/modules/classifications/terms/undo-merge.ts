import type { RouteResponse } from '@rostrum/contracts';
import type { classifications } from '@rostrum/contracts/settings';
import { ConflictError } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import type { PlaceName, RewrittenRow } from '../merge-record.ts';
import { mergeRepository, type MergeRow } from './merges.repository.ts';
import { placeRepository } from './places.repository.ts';
import { recordTermStep, type TermAct } from './record-term-step.ts';
import { termRepository } from './terms.repository.ts';

const isPlace = (entry: [string, RewrittenRow[] | undefined]): entry is [PlaceName, RewrittenRow[]] =>
  entry[1] !== undefined;

/** Takes a merge back: the term as it was, its place, and every row that is still as the merge left it. */
export async function undoMerge(
  tx: Transaction,
  act: TermAct,
  merged: MergeRow,
): Promise<RouteResponse<typeof classifications.undoMerge>> {
  const { orgId } = act;
  const { scheme, title, record } = merged;
  const { source, target, children, newParent, rows } = record;
  const into = await termRepository.find(tx, { orgId, id: target.id });
  if (!into)
    throw new ConflictError(
      `${merged.intoTitle} is no longer there: it was merged or deleted itself. Undo that first.`,
      { code: 'invalid_transition' },
    );
  const known = await termRepository.known(tx, orgId, scheme);
  const [folded = ''] = await termRepository.fold(tx, [title]);
  if (known.some((term) => term.folded === folded))
    throw new ConflictError(`There is a term called ${title} again. Rename it first.`, {
      code: 'already_exists',
    });
  const isThere = (id: string | null): boolean =>
    id === null || known.some((term) => term.id === id && (!term.is_retired || source.status === 'retired'));
  await termRepository.insert(tx, {
    ...source,
    createdAt: new Date(source.createdAt),
    version: source.version + 1,
    parentId: isThere(source.parentId) ? source.parentId : null,
    orgId,
    scheme,
    title,
  });
  const added = new Set(target.synonymsAfter.filter((word) => !target.synonymsBefore.includes(word)));
  const hasMoved = target.parentBefore !== target.parentAfter && into.parentId === target.parentAfter;
  await termRepository.change(
    tx,
    { id: into.id, orgId, version: into.version },
    {
      synonyms: into.synonyms.filter((word) => !added.has(word)),
      ...(hasMoved && { parentId: target.parentBefore }),
    },
  );
  await termRepository.moveChildren(tx, orgId, { from: newParent, to: source.id, only: children });
  let restored = 0;
  let asked = 0;
  for (const [place, former] of Object.entries(rows).filter(isPlace)) {
    asked += former.length;
    restored += await placeRepository.restore(tx, orgId, place, former);
  }
  await mergeRepository.settle(tx, merged);
  await recordTermStep(tx, act, {
    term: { id: source.id, title },
    verb: 'classification.merge_undone',
    text: `undid the merge of the ${scheme} ${title} into ${merged.intoTitle}`,
    before: { merged: null, entry_terms: into.synonyms },
    after: { merged: title, entry_terms: target.synonymsBefore, restored, changed_since: asked - restored },
  });
  return { restored, changed_since: asked - restored };
}
