import type { ParsedBody } from '@rostrum/contracts';
import type { guestQuestions } from '@rostrum/contracts/qanda';
import { NotFoundError } from '@rostrum/server-kit';
import { runAsSystem } from '@rostrum/server-kit/database';
import { createEventService, type EventServiceDeps, type Visit } from '../events/index.ts';
import { questionRepository } from './questions.repository.ts';

/** One vote of each visitor that the answers of a public question helped. */
export function createHelpfulVoteService(deps: EventServiceDeps) {
  const events = createEventService(deps);
  return {
    async vote(
      visit: Visit,
      { company_username, question_id }: ParsedBody<typeof guestQuestions.voteHelpful>,
    ) {
      const question = await questionRepository.findAnswered(deps.db, company_username, question_id);
      if (!question)
        throw new NotFoundError('This question was not found. It may have been withdrawn; reload the page.');
      const { org_id: orgId, slug, text } = question;
      const outcome = await events.noteHelpful(visit, { orgId, questionId: question_id });
      const helpful = await runAsSystem(
        'what visitors did is counted where readers see only the number',
        () => questionRepository.helpfulVotes(deps.db, orgId, question_id),
      );
      return { outcome, helpful, question: { slug, text } };
    },
  };
}
