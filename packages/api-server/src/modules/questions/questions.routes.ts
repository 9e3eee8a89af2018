import { questions } from '@rostrum/contracts';
import {
  askedQuestions,
  guestQuestions,
  questionActivity,
  questionBulk,
  questionDesk,
  questionFollows,
  questionFromInquiry,
  questionInquiries,
  questionMerge,
  similarQuestions,
} from '@rostrum/contracts/qanda';
import { contractRoutes, publicRoute, route } from '@rostrum/server-kit/module';
import type { EventServiceDeps } from '../events/index.ts';
import { embedText, type TextEmbedder } from '../inquiries/index.ts';
import { createAnswerService } from './answers.service.ts';
import { askQuestionService } from './ask-question.service.ts';
import { createAskedQuestionService } from './asked-questions.service.ts';
import { createFollowService, type FollowDeps } from './follows/follow-question.service.ts';
import { createQuestionFromInquiryService } from './from-inquiry/question-from-inquiry.service.ts';
import { createQuestionActivityService } from './question-activity.service.ts';
import { createQuestionBulkService } from './question-bulk.service.ts';
import { createQuestionModerationService } from './question-moderation.service.ts';
import { createQuestionMergeService } from './question-merge.service.ts';
import { createHelpfulVoteService } from './helpful-votes.service.ts';
import { createQuestionLinkFlow, type QuestionLinkDeps } from './question-link-flow.ts';
import { createQuestionService } from './questions.service.ts';
import { createSimilarQuestionsService } from './vectors/similar-questions.service.ts';

/** A guest is known by the address alone. */
const guestWrites = { limit: { points: 20, seconds: 3600 } };

type QuestionDeps = QuestionLinkDeps & EventServiceDeps & FollowDeps & { semantics: TextEmbedder };

export const questionRoutes = contractRoutes((base: QuestionDeps) => {
  const deps = { ...base, flow: createQuestionLinkFlow(base) };
  const list = createQuestionService(deps);
  const activity = createQuestionActivityService(deps);
  const desk = createQuestionModerationService(deps);
  const answers = createAnswerService(deps);
  const asked = createAskedQuestionService(deps);
  const bulk = createQuestionBulkService(deps);
  const merges = createQuestionMergeService(deps);
  const fromInquiry = createQuestionFromInquiryService(deps);
  const helpful = createHelpfulVoteService(deps);
  const follows = createFollowService(deps);
  const similar = createSimilarQuestionsService(deps);
  return [
    route(questionFromInquiry.draft, 'question.write', ({ session, params }) =>
      fromInquiry.draft(session, params.id),
    ),
    route(questionFromInquiry.create, 'question.write', ({ db, session, request, params, body }) =>
      fromInquiry.create(db, { session, request }, params.id, body),
    ),
    route(questionBulk.suggestions, 'question.list', ({ session }) => list.suggestions(session)),
    route(questionBulk.assign, 'question.write', ({ session, request, body }) =>
      bulk.assign(session, request, body),
    ),
    route(questionBulk.undoAssign, 'question.write', ({ session, request, body }) =>
      bulk.undoAssign(session, request, body),
    ),
    route(questionBulk.archive, 'question.write', ({ session, request, body }) =>
      bulk.archive(session, request, body),
    ),
    route(questionBulk.undoArchive, 'question.write', ({ session, request, body }) =>
      bulk.undoArchive(session, request, body),
    ),
    route(questionBulk.publish, 'question.write', ({ session, request, body }) =>
      bulk.publish(session, request, body),
    ),
    route(questionBulk.setPinned, 'question.write', ({ session, request, params, body }) =>
      bulk.setPinned(session, request, params.id, body),
    ),
    route(questionMerge.preview, 'question.write', ({ session, params }) => merges.preview(session, params)),
    route(questionMerge.merge, 'question.write', ({ session, request, params, body }) =>
      merges.merge(session, request, params.id, body),
    ),
    route(questionMerge.undo, 'question.write', ({ session, request, params, body }) =>
      merges.undo(session, request, params.id, body),
    ),
    route(questions.list, 'question.list', ({ session, query }) => list.list(session, query)),
    route(questionActivity.list, 'question.list', ({ session, query }) => activity.list(session, query)),
    route(askedQuestions.list, 'answer.own', ({ session }) => asked.list(session)),
    route(askedQuestions.answer, 'answer.own', ({ session, request, params, body }) =>
      asked.answer(session, request, params.id, body),
    ),
    route(questionDesk.create, 'question.write', ({ db, session, request, body }) =>
      askQuestionService.byTeam(db, session, request, body),
    ),
    route(questionDesk.get, 'question.write', ({ session, params }) => desk.get(session, params.id)),
    route(questionInquiries.list, 'question.write', ({ session, params }) =>
      list.inquiries(session, params.id),
    ),
    route(similarQuestions.list, 'question.write', ({ session, params }) => similar.list(session, params.id)),
    route(questionDesk.act, 'question.write', ({ session, request, params, body }) =>
      desk.act(session, request, params.id, body),
    ),
    route(questionDesk.reword, 'question.write', ({ session, request, params, body }) =>
      desk.reword(session, request, params.id, body),
    ),
    route(questionDesk.setTopics, 'question.write', ({ session, request, params, body }) =>
      desk.setTopics(session, request, params.id, body),
    ),
    route(questionDesk.assign, 'question.write', ({ session, request, params, body }) =>
      desk.assign(session, request, params.id, body),
    ),
    route(questionDesk.sendLink, 'question.write', ({ db, session, request, params }) =>
      desk.sendLink(db, session, request, params),
    ),
    route(questionDesk.saveAnswer, 'question.write', ({ session, request, params, body }) =>
      answers.save(session, request, params.id, body),
    ),
    route(questionDesk.actOnAnswer, 'question.write', ({ session, request, params, body }) =>
      answers.act(session, request, params, body),
    ),
    publicRoute(
      guestQuestions.send,
      {
        prepare: ({ body: { text, details } }) =>
          embedText(deps.semantics, { subject: text, message: details }),
        handle: ({ db, request, body }, embedded) =>
          askQuestionService.byGuest(db, request, body, { now: deps.clock(), embedded }),
      },
      guestWrites,
    ),
    publicRoute(questionFollows.follow, ({ session, body }) => follows.follow(session, body), guestWrites),
    publicRoute(
      guestQuestions.voteHelpful,
      ({ session, request, body }) =>
        helpful.vote({ session, ip: request.ip, userAgent: request.userAgent }, body),
      // A whole campus may stand behind one address.
      { limit: { points: 60, seconds: 3600 } },
    ),
  ];
});
