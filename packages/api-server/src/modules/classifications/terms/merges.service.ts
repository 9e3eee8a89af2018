import type { ParsedBody } from '@rostrum/contracts';
import type { classifications, MergePreview, RecentMerge } from '@rostrum/contracts/settings';
import { NotFoundError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { changedMeanwhile } from './find-own-term.ts';
import type { MergeRecord, RewrittenRows } from '../merge-record.ts';
import { mergeRepository } from './merges.repository.ts';
import { planMerge } from './plan-merge.ts';
import { previewMerge } from './preview-merge.ts';
import { recordTermStep, type TermAct } from './record-term-step.ts';
import { renameEverywhere } from './rename-everywhere.ts';
import { termRepository } from './terms.repository.ts';
import { undoMerge } from './undo-merge.ts';
import { vocabularyRepository } from './vocabulary.repository.ts';

type Manager = Permitted<'classification.manage'>;

/** How many rows of each place were rewritten, for the log. */
const countRows = (rows: RewrittenRows) =>
  Object.fromEntries(Object.entries(rows).map(([place, found]) => [place, found.length]));

async function merge(
  tx: Transaction,
  act: TermAct,
  { id, version, into, into_version }: ParsedBody<typeof classifications.merge> & { id: string },
): Promise<RecentMerge> {
  const { orgId, session } = act;
  const { source, target, folded, entryTerms, parentAfter, children, newParent } = await planMerge(
    tx,
    orgId,
    {
      id,
      into,
    },
  );
  if (source.version !== version || target.version !== into_version)
    throw changedMeanwhile(await previewMerge(tx, orgId, { id, into }));
  const { scheme } = source;
  const rows = await renameEverywhere(tx, orgId, {
    scheme,
    former: folded.source,
    title: target.title,
    folded: folded.target,
  });
  const changed = await termRepository.change(
    tx,
    { id: into, orgId, version: into_version },
    { synonyms: entryTerms, parentId: parentAfter },
  );
  if (!changed) throw changedMeanwhile();
  const moved = await termRepository.moveChildren(tx, orgId, { from: id, to: newParent, except: into });
  if (!(await termRepository.remove(tx, { id, orgId, version }))) throw changedMeanwhile();
  const record: MergeRecord = {
    source: {
      id,
      parentId: source.parentId,
      synonyms: source.synonyms,
      scopeNote: source.scopeNote,
      externalCode: source.externalCode,
      usageCount: source.usageCount,
      version,
      createdAt: source.createdAt.toISOString(),
      ...(source.status === 'retired' && { status: source.status }),
    },
    target: {
      id: into,
      parentBefore: target.parentId,
      parentAfter,
      synonymsBefore: target.synonyms,
      synonymsAfter: entryTerms,
    },
    children: moved,
    newParent,
    rows,
  };
  const mergeId = await mergeRepository.insert(tx, {
    orgId,
    scheme,
    title: source.title,
    intoTitle: target.title,
    record,
    mergedBy: session.userId,
  });
  const [answer] = await vocabularyRepository.merges(tx, { orgId, scheme, id: mergeId });
  if (!answer) throw new Error('The merge was not written.');
  await recordTermStep(tx, act, {
    term: target,
    verb: 'classification.merged',
    text: `merged the ${scheme} ${source.title} into ${target.title}`,
    before: { merged: source.title, entry_terms: target.synonyms },
    after: {
      merged: null,
      entry_terms: entryTerms,
      narrower_terms: children.map(({ title }) => title),
      ...countRows(rows),
    },
  });
  return answer;
}

/** Two terms become one, and back. Each is one transaction with everything that is filed under them. */
export function createMergeService({ db }: { db: Database }) {
  const write = <Result>(
    session: Manager,
    request: RequestInfo,
    work: (tx: Transaction, act: TermAct) => Promise<Result>,
  ) =>
    transaction(db, async (tx) => {
      const orgId = organisationOf(session);
      await termRepository.lock(tx, orgId);
      return work(tx, { session, request, orgId });
    });

  return {
    preview: (session: Manager, ids: { id: string; into: string }): Promise<MergePreview> =>
      transaction(db, (tx) => previewMerge(tx, organisationOf(session), ids), { isReadOnly: true }),

    merge: (
      session: Manager,
      request: RequestInfo,
      body: ParsedBody<typeof classifications.merge> & { id: string },
    ) => write(session, request, (tx, act) => merge(tx, act, body)),

    undo: (session: Manager, request: RequestInfo, id: string) =>
      write(session, request, async (tx, act) => {
        const merged = await mergeRepository.find(tx, { orgId: act.orgId, id });
        if (!merged) throw new NotFoundError('This merge can no longer be undone.');
        return undoMerge(tx, act, merged);
      }),
  };
}
