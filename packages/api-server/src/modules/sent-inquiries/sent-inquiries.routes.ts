import type { MailOutbox } from '@rostrum/server-kit/mail';
import type { Limits } from '@rostrum/server-kit/limits';
import { guestInquiries, sentInquiries } from '@rostrum/contracts';
import {
  claimInquiry,
  confirmAddress,
  meetingChoices,
  moreTime,
  sentAttachments,
  sentCopy,
  sentWholeMessages,
} from '@rostrum/contracts/inquiries';
import { contractRoutes, publicRoute, route } from '@rostrum/server-kit/module';
import {
  type ArrivalListener,
  createAskFlow,
  createInquiryNotices,
  type TextEmbedder,
} from '../inquiries/index.ts';
import { createSentInquiryService } from './sent-inquiries.service.ts';
import { createSubmissionService } from './submit-inquiry.service.ts';

/** Guests have only their address and link to be known by, so each of their calls has a limit. */
const guestReads = { limit: { points: 300, seconds: 3600 } };
const guestWrites = { limit: { points: 60, seconds: 3600 } };

export const sentInquiryRoutes = contractRoutes(
  ({
    config,
    clock,
    limits,
    mail,
    arrived,
    secrets,
    semantics,
  }: {
    config: { publicUrl: string };
    clock: () => Date;
    limits: Limits;
    mail: MailOutbox;
    arrived: ArrivalListener;
    semantics: TextEmbedder;
    secrets: { attachment: Buffer };
  }) => {
    const notices = createInquiryNotices({ mail, clock, publicUrl: config.publicUrl });
    const submissions = createSubmissionService({ notices, arrived, limits, clock, semantics });
    const flow = createAskFlow({ notices, clock });
    const sent = createSentInquiryService({ notices, flow, clock, secrets });
    return [
      route(sentInquiries.list, 'inquiry.send', ({ db, session, query }) => sent.list(db, session, query)),
      route(sentInquiries.senderDetails, 'inquiry.send', ({ db, session }) =>
        sent.senderDetails(db, session),
      ),
      route(sentInquiries.get, 'inquiry.send', ({ db, session, params }) =>
        sent.get(db, { session, id: params.id }),
      ),
      route(sentCopy, 'inquiry.send', ({ db, session, params }) => sent.copy(db, session, params.id)),
      route(sentInquiries.send, 'inquiry.send', {
        prepare: ({ db, session, request, body }) => submissions.prepare(db, { session, request }, body),
        handle: ({ db, session, request }, prepared) => submissions.send(db, { session, request }, prepared),
      }),
      route(sentAttachments.open, 'inquiry.send', ({ db, session, params }) =>
        sent.openFile(db, { session, id: params.id }, params.attachment_id),
      ),
      publicRoute(
        sentAttachments.openByLink,
        ({ db, params }) => sent.openFile(db, { token: params.token }, params.attachment_id),
        guestReads,
      ),
      route(sentWholeMessages.get, 'inquiry.send', ({ db, session, params }) =>
        sent.wholeMessage(db, { session, id: params.id }, params.message_id),
      ),
      publicRoute(
        sentWholeMessages.getByLink,
        ({ db, params }) => sent.wholeMessage(db, { token: params.token }, params.message_id),
        guestReads,
      ),
      route(sentInquiries.reply, 'inquiry.send', ({ db, session, params, body, request }) =>
        sent.reply(db, { session, id: params.id }, body, request),
      ),
      route(moreTime, 'inquiry.send', ({ db, session, params, body, request }) =>
        sent.extend(db, { session, id: params.id }, body, request),
      ),
      route(claimInquiry, 'inquiry.send', ({ db, session, body, request }) =>
        sent.claim(db, session, body, request),
      ),
      route(sentInquiries.withdraw, 'inquiry.send', ({ db, session, params, request }) =>
        sent.withdraw(db, { session, id: params.id }, request),
      ),
      publicRoute(guestInquiries.send, {
        prepare: ({ db, request, body }) => submissions.prepare(db, { session: null, request }, body),
        handle: ({ db, request }, prepared) => submissions.send(db, { session: null, request }, prepared),
      }),
      publicRoute(guestInquiries.get, ({ db, params }) => sent.get(db, params), guestReads),
      publicRoute(
        guestInquiries.reply,
        ({ db, params, body, request }) => sent.reply(db, params, body, request),
        guestWrites,
      ),
      route(meetingChoices.take, 'inquiry.send', ({ db, session, params, body, request }) =>
        sent.takeMeetingTime(db, { session, id: params.id }, body, request),
      ),
      publicRoute(
        meetingChoices.takeByLink,
        ({ db, params, body, request }) => sent.takeMeetingTime(db, params, body, request),
        guestWrites,
      ),
      publicRoute(
        confirmAddress,
        ({ db, params, request }) => sent.confirmAddress(db, params, request),
        guestWrites,
      ),
      publicRoute(
        guestInquiries.withdraw,
        ({ db, params, request }) => sent.withdraw(db, params, request),
        guestWrites,
      ),
    ];
  },
);
