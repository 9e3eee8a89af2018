import { cutText } from '@rostrum/contracts';
import { fullName } from './person-views.ts';
import { NotFoundError, type RequestInfo } from '@rostrum/server-kit';
import { recordActivity } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction, type Database, type Queryable } from '@rostrum/server-kit/database';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';
import { personReviewRepository as reviews, type PersonReview } from './person-reviews.repository.ts';
import { reviewTokenHash } from './review-link.ts';
import { nextReviewAfter } from './review-times.ts';

/** What the page behind a link shows. */
export interface ReviewView {
  person: PersonRecord;
  review: PersonReview;
  organisation: string;
  deskPhone: string | null;
  timezone: string;
  /** Whether there is nothing to answer. */
  over: 'answered' | 'expired' | 'offline' | null;
}

export type ReviewAnswer = NonNullable<PersonReview['answer']>;

const why =
  'a profile is confirmed by its person, who may have no account and reads no more than the page shows';
const missing = () => new NotFoundError('This link is not valid. Open the latest email about your profile.');

/** The person's side: reading changes nothing, and the first answer ends every link of the round. */
export function createAnswerReviewService({ db, clock }: { db: Database; clock: () => Date }) {
  async function find(on: Queryable, token: string): Promise<ReviewView> {
    const found = await reviews.behindLink(on, reviewTokenHash(token));
    if (!found) throw missing();
    const { review, expiresAt } = found;
    const person = await personDetailRepository.find(on, review.orgId, review.personId);
    if (!person) throw missing();
    const { organisation, desk_phone: deskPhone, timezone } = await reviews.recipient(on, person);
    const over =
      review.answeredAt !== null
        ? 'answered'
        : expiresAt <= clock()
          ? 'expired'
          : person.status === 'published'
            ? null
            : 'offline';
    return { person, review, organisation, deskPhone, timezone, over };
  }

  return {
    read: (token: string): Promise<ReviewView> => runAsSystem(why, () => find(db, token)),

    answer: (token: string, answer: ReviewAnswer, request: RequestInfo): Promise<ReviewView> =>
      runAsSystem(why, () =>
        transaction(db, async (tx) => {
          const { person, over } = await find(tx, token);
          if (over !== null) return find(tx, token);
          const now = clock();
          await reviews.answer(tx, person, { answer, now });
          if (answer === 'correct')
            await personDetailRepository.change(tx, person, {
              lastConfirmedAt: now,
              nextReviewAt: nextReviewAfter(now),
            });
          const name = `${person.firstname} ${person.lastname}`;
          await recordActivity(tx, {
            actor: { userId: null, name: cutText(fullName(person), 150), role: 'guest' },
            orgId: person.orgId,
            verb: answer === 'correct' ? 'person.confirmed' : 'person.reported_left',
            text:
              answer === 'correct'
                ? 'confirmed by an emailed link that their profile is still right'
                : 'said by an emailed link that they no longer work here',
            entity: { type: 'person', id: person.id, label: name, href: `/dashboard/people/${person.id}` },
            request,
          });
          return find(tx, token);
        }),
      ),
  };
}
