import { inquiries } from '@rostrum/contracts';
import {
  inquiryActivityLog,
  inquiryAttachments,
  inquiryAsks,
  inquiryBriefings,
  inquiryDrafts,
  inquiryClearances,
  inquiryMeetings,
  inquiryMerges,
  inquiryOrigin,
  inquirySorting,
  inquiryViewers,
  linkAsks,
  ownAsks,
  savedInquiryViews,
  similarInquiries,
  wholeMessages,
} from '@rostrum/contracts/inquiries';
import { permit } from '@rostrum/server-kit';
import { contractRoutes, publicRoute, route } from '@rostrum/server-kit/module';
import type { MeaningDeps } from '../search/index.ts';
import { createAnswerAskService } from './asks/answer-ask.service.ts';
import { createAskExpertsService } from './asks/ask-experts.service.ts';
import { createAskFlow } from './asks/ask-flow.ts';
import { createInquiryNotices } from './inquiry-notices.ts';
import { createInquiryDecisionService } from './inquiry-decisions.service.ts';
import { createInquiryReplyService } from './inquiry-replies.service.ts';
import { inquirySourceRepository } from './inquiry-sources.repository.ts';
import { createInquiryService, readableInquiry, scopeOf } from './inquiries.service.ts';
import { type AttachmentDeps, createAttachmentService } from './attachments/attachments.service.ts';
import { createMeetingService } from './arranging/meetings.service.ts';
import { createClearanceService } from './writing/clearances.service.ts';
import { createViewersService } from './viewing/viewers.service.ts';
import { createMergingService } from './merging/merging.service.ts';
import { createInquiryLogService } from './log/inquiry-log.service.ts';
import { briefingService } from './briefing/briefings.service.ts';
import { createBulkService } from './sorting/bulk.service.ts';
import { inquiryViewService, sortingService } from './sorting/sorting.service.ts';
import { readWholeMessage } from './read-whole-message.ts';
import { draftService } from './writing/drafts.service.ts';
import { type HeldReplyJobDeps, openHeldReplies } from './writing/send-held-replies.job.ts';

/** Experts without an account have only their address and link to be known by, so each of their calls has a limit. */
const linkReads = { limit: { points: 300, seconds: 3600 } };
const linkWrites = { limit: { points: 30, seconds: 3600 } };

export const inquiryRoutes = contractRoutes((given: HeldReplyJobDeps & AttachmentDeps & MeaningDeps) => {
  const { config, clock, mail, semantics } = given;
  const inbox = createInquiryService({ clock });
  const log = createInquiryLogService({ clock });
  const notices = createInquiryNotices({ mail, clock, publicUrl: config.publicUrl });
  const deps = { clock, notices, flow: createAskFlow({ notices, clock }) };
  const asks = createAskExpertsService({ ...deps, semantics });
  const answers = createAnswerAskService(deps);
  const meetings = createMeetingService(deps);
  const replies = createInquiryReplyService(deps);
  const held = openHeldReplies(given);
  const files = createAttachmentService(given);
  const clearances = createClearanceService({ ...deps, held });
  const viewers = createViewersService({ clock });
  const bulk = createBulkService({ ...deps, held });
  const decisions = createInquiryDecisionService({ ...deps, held });
  const merging = createMergingService({ ...deps, held });
  return [
    route(inquiries.assignees, 'inquiry.assign', ({ db, session }) => inbox.assignees(db, session)),
    route(inquiryActivityLog.list, 'inquiry.activity', ({ db, session, query }) =>
      log.list(db, session, query),
    ),
    route(inquiryBriefings.get, 'inquiry.read', ({ db, session, params: { id } }) =>
      briefingService.get(db, { session, id, now: clock() }),
    ),
    route(inquiryBriefings.save, 'inquiry.assign', ({ db, session, params: { id }, body }) =>
      briefingService.save(db, { session: permit(session, 'inquiry.read'), id, now: clock() }, body),
    ),
    route(inquiryOrigin, 'inquiry.read', async ({ db, session, params: { id } }) => {
      const { sourcePage: page } = await readableInquiry(db, session, id);
      const { orgId } = scopeOf(session);
      return { publication: await inquirySourceRepository.publication(db, { orgId, id, page }) };
    }),
    route(similarInquiries, 'inquiry.read', ({ db, session, params: { id } }) =>
      briefingService.similar(db, { session, id, now: clock() }),
    ),
    route(inquirySorting.options, 'inquiry.read', ({ db, session }) => sortingService.options(db, session)),
    route(savedInquiryViews.list, 'inquiry.read', ({ db, session }) => inquiryViewService.list(db, session)),
    route(savedInquiryViews.save, 'inquiry.read', ({ db, session, body }) =>
      inquiryViewService.save(db, session, body),
    ),
    route(savedInquiryViews.remove, 'inquiry.read', ({ db, session, params }) =>
      inquiryViewService.remove(db, session, params.id),
    ),
    route(inquirySorting.act, 'inquiry.assign', ({ db, session, body, request }) =>
      bulk.act(db, { session, request }, body),
    ),
    route(inquirySorting.undo, 'inquiry.assign', ({ db, session, params, request }) =>
      bulk.undo(db, { session, request }, params.undo_id),
    ),
    route(inquiryMerges.candidates, 'inquiry.assign', ({ db, session, params: { id } }) =>
      merging.candidates(db, { session, id }),
    ),
    route(inquiryMerges.merge, 'inquiry.assign', ({ db, session, params: { id }, body, request }) =>
      merging.merge(db, { session, request, id }, body),
    ),
    route(inquiryMerges.separate, 'inquiry.assign', ({ db, session, params: { id }, body, request }) =>
      merging.separate(db, { session, request, id }, body),
    ),
    route(inquiryViewers.present, 'inquiry.assign', ({ db, session, params }) =>
      viewers.present(db, session, params),
    ),
    route(inquiryViewers.leave, 'inquiry.assign', ({ db, session, params }) =>
      viewers.leave(db, session, params),
    ),
    route(inquiryClearances.list, 'inquiry.assign', ({ db, session, params: { id } }) =>
      clearances.list(db, { session, id }),
    ),
    route(inquiryClearances.ask, 'inquiry.assign', ({ db, session, params: { id }, body, request }) =>
      clearances.ask(db, { session, request, id }, body),
    ),
    route(inquiryClearances.decide, 'inquiry.assign', ({ db, session, params, body, request }) =>
      clearances.decide(db, { session, request, id: params.id, heldId: params.held_id }, body),
    ),
    route(inquiryMeetings.offer, 'inquiry.reply', ({ db, session, params: { id }, body, request }) =>
      meetings.offer(db, { session, request, id }, body),
    ),
    route(inquiryMeetings.agree, 'inquiry.reply', ({ db, session, params: { id }, body, request }) =>
      meetings.agree(db, { session, request, id }, body),
    ),
    route(inquiryMeetings.cancel, 'inquiry.reply', ({ db, session, params: { id }, body, request }) =>
      meetings.cancel(db, { session, request, id }, body),
    ),
    route(inquirySorting.watch, 'inquiry.assign', ({ db, session, params, body }) =>
      sortingService.watch(db, { session: permit(session, 'inquiry.read'), id: params.id }, body),
    ),
    route(inquiries.list, 'inquiry.read', ({ db, session, query }) => inbox.list(db, session, query)),
    route(inquiries.get, 'inquiry.read', ({ db, session, params, request }) =>
      inbox.get(db, session, params.id, request),
    ),
    // Notes and replies share a call; the service asks for the right to the one that it is.
    route(inquiries.reply, 'inquiry.read', ({ db, session, params, body, request }) =>
      replies.reply(db, { session, request, id: params.id }, body),
    ),
    route(inquiryDrafts.get, 'inquiry.read', ({ db, session, params }) =>
      draftService.writing(db, { session, id: params.id }),
    ),
    route(inquiryDrafts.save, 'inquiry.read', ({ db, session, params: { id, mode }, body }) =>
      draftService.save(db, { session, id, mode }, body),
    ),
    route(inquiryAttachments.add, 'inquiry.read', ({ db, session, params, body }) =>
      files.add(db, { session, id: params.id }, body),
    ),
    route(inquiryAttachments.remove, 'inquiry.read', ({ db, session, params }) =>
      files.remove(db, { session, id: params.id }, params.attachment_id),
    ),
    route(inquiryAttachments.open, 'inquiry.read', ({ db, session, params, request }) =>
      files.open(db, { session, id: params.id, attachmentId: params.attachment_id, request }),
    ),
    route(wholeMessages.get, 'inquiry.read', ({ db, session, params }) =>
      readWholeMessage(db, { session, id: params.id, messageId: params.message_id, now: clock() }),
    ),
    route(inquiryDrafts.hold, 'inquiry.reply', ({ db, session, params, body, request }) =>
      held.hold(db, { session, request, id: params.id }, body),
    ),
    route(inquiryDrafts.takeBack, 'inquiry.reply', ({ db, session, params, request }) =>
      held.takeBack(db, { session, request, id: params.id, heldId: params.held_id }),
    ),
    route(inquiryDrafts.sendNow, 'inquiry.reply', ({ db, session, params, request }) =>
      held.sendNow(db, { session, request, id: params.id, heldId: params.held_id }),
    ),
    route(inquiries.update, 'inquiry.assign', ({ db, session, params, body, request }) =>
      decisions.assign(db, { session, request, id: params.id }, body),
    ),
    route(inquiries.passOn, 'inquiry.assign', ({ db, session, params, body, request }) =>
      decisions.passOn(db, { session, request, id: params.id }, body),
    ),
    route(inquiryAsks.candidates, 'inquiry.ask', ({ db, session, params, query }) =>
      asks.candidates(db, { session, id: params.id }, query),
    ),
    route(inquiryAsks.ask, 'inquiry.ask', ({ db, session, params, body, request }) =>
      asks.ask(db, { session, request, id: params.id }, body),
    ),
    route(inquiryAsks.remind, 'inquiry.ask', ({ db, session, params, request }) =>
      asks.remind(db, { session, request, id: params.id, askId: params.ask_id }),
    ),
    route(inquiryAsks.cancel, 'inquiry.ask', ({ db, session, params, request }) =>
      asks.cancel(db, { session, request, id: params.id, askId: params.ask_id }),
    ),
    route(inquiryAsks.takeTime, 'inquiry.ask', ({ db, session, params, body, request }) =>
      asks.takeTime(db, { session, request, id: params.id, askId: params.ask_id }, body),
    ),
    route(ownAsks.list, 'ask.answer', ({ db, session }) => answers.list(db, session)),
    route(ownAsks.get, 'ask.answer', ({ db, session, params }) =>
      answers.get(db, { session, id: params.id }),
    ),
    route(ownAsks.colleagues, 'ask.answer', ({ db, session, params, query }) =>
      answers.colleagues(db, { session, id: params.id }, query),
    ),
    route(ownAsks.answer, 'ask.answer', ({ db, session, params, body, request }) =>
      answers.answer(db, { session, id: params.id }, body, request),
    ),
    publicRoute(linkAsks.get, ({ db, params }) => answers.get(db, params), linkReads),
    publicRoute(
      linkAsks.colleagues,
      ({ db, params, query }) => answers.colleagues(db, params, query),
      linkReads,
    ),
    publicRoute(
      linkAsks.answer,
      ({ db, params, body, request }) => answers.answer(db, params, body, request),
      linkWrites,
    ),
    route(inquiries.close, 'inquiry.close', ({ db, session, params, body, request }) =>
      decisions.close(db, { session, request, id: params.id }, body),
    ),
    route(inquiries.reopen, 'inquiry.close', ({ db, session, params, body, request }) =>
      decisions.reopen(db, { session, request, id: params.id }, body),
    ),
  ];
});
