import type { ParsedBody } from '@rostrum/contracts';
import type { personReviews } from '@rostrum/contracts/people';
import { organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Transaction } from '@rostrum/server-kit/database';
import { findPerson } from './find-person.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { personRepository } from './people.repository.ts';
import { moverOf, movesOf } from './person-moves.ts';
import { recordPersonStep } from './record-person-step.ts';
import { personReviewRepository as reviews } from './person-reviews.repository.ts';
import { createReviewService, type ReviewDeps } from './review.service.ts';

const dayMs = 86_400_000;

/** The team asks people whether their profile is still correct, and sees whose answer is missing. */
export function createAskReviewService(deps: ReviewDeps) {
  const { db, clock } = deps;
  const service = createReviewService(deps);

  /** Why a person is not asked now, or null. */
  async function findRefusal(tx: Transaction, person: PersonRecord): Promise<string | null> {
    if (person.status !== 'published') return 'Only published profiles are confirmed.';
    const review = await reviews.find(tx, person);
    const isRecent = review && clock().getTime() - review.mailedAt.getTime() < dayMs;
    return isRecent && review.answeredAt === null ? 'Was asked in the last 24 hours.' : null;
  }

  return {
    ask: (
      session: Permitted<'person.manage'>,
      request: RequestInfo,
      { ids }: ParsedBody<typeof personReviews.ask>,
    ) =>
      transaction(db, async (tx) => {
        const changed: string[] = [];
        const refused: { id: string; name: string; reason: string }[] = [];
        // In one order, so that two requests about the same people wait for each other.
        for (const id of [...new Set(ids)].toSorted()) {
          const person = await findPerson(tx, session, id);
          await reviews.lock(tx, person);
          const reason = await findRefusal(tx, person);
          const name = `${person.firstname} ${person.lastname}`;
          if (reason !== null) {
            refused.push({ id, name, reason });
            continue;
          }
          await service.ask(tx, person);
          await recordPersonStep(
            tx,
            { session, request },
            {
              person,
              verb: 'person.review_asked',
              text: `asked ${name} whether the profile is still correct`,
            },
          );
          changed.push(id);
        }
        return { changed, refused };
      }),

    async tasks(session: Permitted<'person.list'>) {
      const scope = session.grant === 'scope' ? session.scopes : null;
      const counts = await personRepository.countTasks(db, organisationOf(session), scope);
      // A review is only a task of those who can publish.
      const reviews = movesOf({ ...moverOf(session, { id: '' }), isOwn: false }, 'in_review', null);
      return { ...counts, in_review: reviews.includes('published') ? counts.in_review : 0 };
    },
  };
}
