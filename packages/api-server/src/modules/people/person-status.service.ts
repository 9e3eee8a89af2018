import type { ParsedBody, ParsedParams, people, PersonDetail, PersonStatus } from '@rostrum/contracts';
import { ConflictError, InputError, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { changePerson } from './change-person.ts';
import { findPerson } from './find-person.ts';
import { readPersonDetail } from './person-detail.view.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { personFieldRepository } from './person-fields.repository.ts';
import { moverOf, movesOf, restorableTo } from './person-moves.ts';
import { requireReadyToPublish } from './publish-gate.ts';
import { readArchived, restoringEnded } from './read-status-record.ts';
import { notifyReviewed, notifyReviewers } from './notify-review.ts';
import { personReviewRepository } from './person-reviews.repository.ts';
import { valuesOfPublished } from './review-times.ts';
import type { DecisionDeps } from './tell-decision.ts';

const words: Record<PersonStatus, string> = {
  draft: 'a draft',
  in_review: 'in review',
  published: 'published',
  unpublished: 'unpublished',
  archived: 'archived',
};

const sentences: Record<PersonStatus, (name: string) => string> = {
  draft: (name) => `restored ${name} as a draft`,
  in_review: (name) => `submitted ${name} for review`,
  published: (name) => `published ${name}`,
  unpublished: (name) => `unpublished ${name}`,
  archived: (name) => `archived ${name}`,
};

/** How the record tells a move. Sent back from review, a draft carries what has to change. */
function describeMove(person: PersonRecord, status: PersonStatus, comment: string | undefined) {
  const name = `${person.firstname} ${person.lastname}`;
  const before = { status: person.status };
  if (status === 'draft' && person.status === 'in_review')
    return {
      verb: 'person.returned',
      text: `sent ${name} back from review`,
      before,
      after: { status, comment },
    };
  const text =
    person.status === 'archived' ? `restored ${name} as ${words[status]}` : sentences[status](name);
  return { verb: `person.${status}`, text, before, after: { status } };
}

const needsComment = () =>
  InputError.field('comment', 'Say what has to change before it can be published.', 'required');

/** The ways of a profile from draft to archive: each by those who may, through the gate where it becomes public. */
export function createPersonStatusService({ db, ...deps }: DecisionDeps & { db: Database }) {
  const { clock } = deps;
  return {
    move(
      session: Permitted<'person.write'>,
      request: RequestInfo,
      { id }: ParsedParams<typeof people.move>,
      { status, comment }: ParsedBody<typeof people.move>,
    ): Promise<PersonDetail> {
      return transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        const archived = person.status === 'archived' ? await readArchived(tx, person) : null;
        const former = restorableTo(archived, clock());
        if (archived && former === null)
          throw new ConflictError(restoringEnded, { code: 'invalid_transition' });
        const allowed = movesOf(moverOf(session, person), person.status, former);
        if (!allowed.includes(status))
          throw new ConflictError(
            `This profile is ${words[person.status]}. It was changed, or your role does not allow this.`,
            {
              code: 'invalid_transition',
              details: { status: person.status, allowed },
            },
          );
        if (status === 'published')
          requireReadyToPublish(person, await personFieldRepository.missing(tx, person));
        const step = describeMove(person, status, comment);
        if (step.verb === 'person.returned' && comment === undefined) throw needsComment();
        await changePerson(
          tx,
          { session, request },
          {
            person,
            version: person.version,
            values: { status, ...(status === 'published' && valuesOfPublished(person, clock())) },
            ...step,
          },
        );
        if (status === 'published') await personReviewRepository.forget(tx, person);
        if (status === 'in_review') await notifyReviewers(tx, deps, { by: session, person });
        if (status === 'published' || step.verb === 'person.returned')
          await notifyReviewed(tx, deps, {
            by: session,
            person,
            comment: status === 'published' ? null : (comment ?? ''),
          });
        return readPersonDetail(tx, await findPerson(tx, session, id), session, clock());
      });
    },
  };
}
