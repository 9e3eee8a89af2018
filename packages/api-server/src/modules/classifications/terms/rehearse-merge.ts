import type { MergeAsSeen } from '@rostrum/contracts/settings';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { runAsSystem, transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { findTopicMove } from '../../public-pages/index.ts';
import { publicPeopleRepository } from '../../public-profiles/index.ts';
import { findInChangedDirectory } from '../../search/index.ts';
import { findOwnTerm } from './find-own-term.ts';
import { planMerge } from './plan-merge.ts';
import { findPlaces } from './rename-everywhere.ts';
import { placeRepository } from './places.repository.ts';
import { rehearsalRepository } from './rehearsal.repository.ts';
import { termRepository } from './terms.repository.ts';

interface Rehearsal {
  id: string;
  into: string;
  q: string;
}

/** A merge of more people than this is not tried out: each of them is written and taken back. */
const mostPeople = 500;

class TakenBack extends Error {}

/** What `work` answers, as if what it wrote had never been. */
async function takeBack<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const answers: Result[] = [];
  try {
    await transaction(db, async (tx) => {
      answers.push(await work(tx));
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  const [answer] = answers;
  if (answer === undefined) throw new Error('The rehearsal has no answer.');
  return answer;
}

async function search(tx: Transaction, orgId: string, q: string) {
  const { ids, topics } = await findInChangedDirectory(tx, { orgId, q });
  const experts = await publicPeopleRepository.countDirectory(tx, { orgId, matching: ids });
  return { experts, via: topics[0] ?? null };
}

async function rehearse(tx: Transaction, orgId: string, { id, into, q }: Rehearsal): Promise<MergeAsSeen> {
  for (const term of [id, into]) await findOwnTerm(tx, orgId, term);
  // Read-only until the vocabulary is locked: what is typed meanwhile waits for no search.
  const before = await search(tx, orgId, q);
  await termRepository.lock(tx, orgId);
  const { source, target, folded, entryTerms } = await planMerge(tx, orgId, { id, into });
  const { scheme } = source;
  const places = (await findPlaces(tx, orgId, { scheme, folded: folded.source })).filter((place) =>
    place.startsWith('people_'),
  );
  for (const place of places)
    if ((await placeRepository.count(tx, orgId, place, folded.source)) > mostPeople)
      return { q, before, after: null, old_address: null };
  await rehearsalRepository.hush(tx);
  const rewriting = { former: folded.source, title: target.title, folded: folded.target };
  for (const place of places) await placeRepository.rewrite(tx, orgId, place, rewriting);
  await termRepository.moveChildren(tx, orgId, { from: id, to: null });
  await termRepository.change(tx, { id: into, orgId, version: target.version }, { synonyms: entryTerms });
  await termRepository.remove(tx, { id, orgId, version: source.version });
  return {
    q,
    before,
    after: await search(tx, orgId, q),
    old_address: scheme === 'topic' ? ((await findTopicMove(tx, source.title)) ?? null) : null,
  };
}

/**
 * What a reader of the organisation's directory finds before and after a merge, and where its old address leads: the merge
 * is carried out for people and the vocabulary, searched by, and taken back.
 */
export const rehearseMerge = (
  db: Database,
  session: Permitted<'classification.manage'>,
  asked: Rehearsal,
): Promise<MergeAsSeen> => {
  const orgId = organisationOf(session);
  return runAsSystem('a merge is shown as readers of the directory would see it', () =>
    takeBack(db, (tx) => rehearse(tx, orgId, asked)),
  );
};
