import type { ParsedBody, ParsedQuery } from '@rostrum/contracts';
import type { ClassificationTerm, classifications, Vocabulary } from '@rostrum/contracts/settings';
import {
  ConflictError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { checkTerm, type TermFields } from './check-term.ts';
import { changedMeanwhile, findOwnTerm } from './find-own-term.ts';
import { placeRepository } from './places.repository.ts';
import { recordTermStep, type TermAct } from './record-term-step.ts';
import { findPlaces, renameEverywhere } from './rename-everywhere.ts';
import { setRetired } from './set-retired.ts';
import { termRepository, type TermRow, type TermScheme } from './terms.repository.ts';
import { vocabularyRepository } from './vocabulary.repository.ts';

type Manager = Permitted<'classification.manage'>;

export function createTermService({ db }: { db: Database }) {
  async function present(
    on: Queryable,
    { orgId, scheme, id }: { orgId: string; scheme: TermScheme; id: string },
  ): Promise<ClassificationTerm> {
    const [term] = await vocabularyRepository.terms(on, { orgId, scheme, id });
    if (!term) throw new NotFoundError('This term was not found. It may have been merged or deleted.');
    return term;
  }

  const write = <Result>(
    session: Manager,
    request: RequestInfo,
    work: (tx: Transaction, act: TermAct) => Promise<Result>,
  ): Promise<Result> =>
    transaction(db, async (tx) => {
      const orgId = organisationOf(session);
      await termRepository.lock(tx, orgId);
      return work(tx, { session, request, orgId });
    });

  /** Names of the fields as the log keeps them. */
  const recorded = (
    { title, parentId, synonyms, scopeNote }: TermRow,
    titles: ReadonlyMap<string, string>,
  ) => ({
    name: title,
    broader_term: parentId === null ? null : (titles.get(parentId) ?? null),
    entry_terms: synonyms,
    scope_note: scopeNote,
  });

  return {
    async list(session: Manager, { scheme }: ParsedQuery<typeof classifications.list>): Promise<Vocabulary> {
      const orgId = organisationOf(session);
      return {
        scheme,
        counts: await vocabularyRepository.counts(db, orgId),
        unlisted: await vocabularyRepository.unlisted(db, { orgId, scheme }),
        terms: await vocabularyRepository.terms(db, { orgId, scheme, status: 'active' }),
        retired: await vocabularyRepository.terms(db, { orgId, scheme, status: 'retired' }),
        merges: await vocabularyRepository.merges(db, { orgId, scheme }),
      };
    },

    add: (
      session: Manager,
      request: RequestInfo,
      { scheme, ...fields }: ParsedBody<typeof classifications.add>,
    ) =>
      write(session, request, async (tx, act) => {
        const { values, titles } = await checkTerm(tx, { orgId: act.orgId, scheme, id: null }, fields);
        const term = await termRepository.insert(tx, { ...values, orgId: act.orgId, scheme });
        if (!term) throw new Error('The term was not written.');
        const answer = await present(tx, { orgId: act.orgId, scheme, id: term.id });
        await recordTermStep(tx, act, {
          term,
          verb: 'classification.added',
          text: `added the ${scheme} ${term.title}`,
          after: recorded(term, titles),
        });
        return answer;
      }),

    change: (
      session: Manager,
      request: RequestInfo,
      { id, version, ...fields }: ParsedBody<typeof classifications.change> & { id: string },
    ) =>
      write(session, request, async (tx, act) => {
        const { orgId } = act;
        const term = await findOwnTerm(tx, orgId, id);
        const { scheme } = term;
        const place = { orgId, scheme, id };
        if (term.status === 'retired')
          throw new ConflictError(`${term.title} is retired. Bring it back first.`, {
            code: 'invalid_transition',
          });
        if (term.version !== version) throw changedMeanwhile(await present(tx, place));
        const kept: TermFields = { ...fields, former: term.title };
        const { values, titles, words } = await checkTerm(tx, place, kept);
        const next = await termRepository.change(tx, { id, orgId, version }, values);
        if (!next) throw changedMeanwhile(await present(tx, place));
        const isRenamed = next.title !== term.title;
        if (isRenamed)
          await renameEverywhere(tx, orgId, {
            scheme,
            former: words.former,
            title: next.title,
            folded: words.title,
          });
        const answer = await present(tx, place);
        await recordTermStep(tx, act, {
          term: next,
          verb: 'classification.changed',
          text: isRenamed
            ? `renamed the ${scheme} ${term.title} to ${next.title}`
            : `changed the ${scheme} ${next.title}`,
          before: recorded(term, titles),
          after: recorded(next, titles),
        });
        return answer;
      }),

    retire: (
      session: Manager,
      request: RequestInfo,
      { id, ...wanted }: ParsedBody<typeof classifications.retire> & { id: string },
    ) =>
      write(session, request, async (tx, act) => {
        const term = await findOwnTerm(tx, act.orgId, id);
        const place = { orgId: act.orgId, scheme: term.scheme, id };
        if (term.version !== wanted.version) throw changedMeanwhile(await present(tx, place));
        if ((term.status === 'retired') !== wanted.retired) await setRetired(tx, act, term, wanted.retired);
        return present(tx, place);
      }),

    remove: (session: Manager, request: RequestInfo, id: string) =>
      write(session, request, async (tx, act) => {
        const { orgId } = act;
        const term = await findOwnTerm(tx, orgId, id);
        const known = await termRepository.known(tx, orgId, term.scheme);
        const own = known.find((each) => each.id === id);
        const below = known.find(({ parent_id }) => parent_id === id);
        if (!own) throw new NotFoundError('This term was not found.');
        if (below)
          throw new ConflictError(
            `${below.title} stands below ${term.title}. Move or delete the narrower terms first.`,
            { code: 'invalid_transition' },
          );
        for (const place of await findPlaces(tx, orgId, { scheme: term.scheme, folded: own.folded })) {
          if ((await placeRepository.count(tx, orgId, place, own.folded)) > 0)
            throw new ConflictError(
              `${term.title} is in use. Merge it into another term, so that nothing loses its place.`,
              { code: 'invalid_transition' },
            );
        }
        await termRepository.remove(tx, { id, orgId, version: term.version });
        const titles = new Map(known.map((each) => [each.id, each.title]));
        await recordTermStep(tx, act, {
          term,
          verb: 'classification.removed',
          text: `deleted the ${term.scheme} ${term.title}`,
          before: recorded(term, titles),
        });
        return { removed: true } as const;
      }),
  };
}
