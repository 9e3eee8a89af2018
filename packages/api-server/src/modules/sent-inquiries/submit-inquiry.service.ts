import type { RouteResponse, sentInquiries } from '@rostrum/contracts';
import { readPublicationPath } from '@rostrum/contracts/inquiries';
import { type Queryable, type Transaction, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { InputError, NotFoundError, type RequestInfo, type RequestSession } from '@rostrum/server-kit';
import type { Limits } from '@rostrum/server-kit/limits';
import { readInquiryAnswers, type InquiryAnswer } from '../custom-fields/index.ts';
import { eventRepository } from '../events/index.ts';
import {
  type ArrivalListener,
  attachUploads,
  type InquiryNotices,
  type InquiryRecord,
  type NewInquiry,
  checkAgainstForm,
  embedText,
  findInquiryForm,
  inquiryChangesRepository,
  inquirySteps,
  inquiryThreadRepository,
  newInquiryRef,
  priorityOf,
  recordRoute,
  recordScreening,
  routeInquiry,
  screenInquiry,
  sensitivityOf,
  type TextEmbedder,
} from '../inquiries/index.ts';
import type { TextVectors } from '@rostrum/screening';
import { findCurrentUsernames } from '../people/index.ts';
import { organisationRepository, type OrganisationRecord } from '@rostrum/identity';
import { checkRecipients, type AskedRecipient } from './recipient-check.ts';
import { recipientsRepository } from './recipients.repository.ts';
import { seekerActor } from './seeker-actor.ts';
import {
  checkTimes,
  contentOf,
  deadlineOf,
  formSignalsOf,
  senderOf,
  submissionEvent,
  type Submission,
} from './submission-content.ts';
import { limitSubmissions } from './submission-limits.ts';

export interface SubmissionDeps {
  notices: InquiryNotices;
  arrived: ArrivalListener;
  limits: Limits;
  clock: () => Date;
  semantics: TextEmbedder;
}

type Receipt = RouteResponse<typeof sentInquiries.send>;

/** Who sends: the session, or no one for a guest. */
export interface Sender {
  session: RequestSession | null;
  request: RequestInfo;
}

/** A submission that was checked and counted, and only has to be stored. */
export interface PreparedSubmission {
  submission: Submission;
  now: Date;
  orgId: string;
  deskPhone: string | null;
  asked: AskedRecipient[];
  answers: InquiryAnswer[];
  email: string;
  isVerified: boolean;
  embedded: TextVectors | null;
}

/** Takes an inquiry in: checks it, stores it with its recipients, first message, history and mails, or none of it. */
export function createSubmissionService({ notices, arrived, limits, clock, semantics }: SubmissionDeps) {
  async function organisationFor(
    db: Queryable,
    { company_username: username }: Submission,
    session: RequestSession | null,
  ): Promise<OrganisationRecord> {
    const organisation = await organisationRepository.findPublic(db, username, session);
    if (organisation === undefined)
      throw new NotFoundError(`The organisation "${username}" was not found. Check the address of its page.`);
    if (organisation.status !== 'suspended') return organisation;
    const phone = organisation.deskPhone === null ? '' : ` Call ${organisation.deskPhone}.`;
    throw InputError.field(
      'company_username',
      `${organisation.name} isn’t accepting inquiries right now.${phone}`,
      'suspended',
    );
  }

  async function recipientsFor(
    db: Queryable,
    { id: orgId, name }: OrganisationRecord,
    { recipients, type }: Submission,
  ): Promise<AskedRecipient[]> {
    // A form may have been opened before its expert moved to another address.
    const usernames = await findCurrentUsernames(db, recipients);
    const candidates = await recipientsRepository.candidates(db, orgId, usernames, type);
    const asked = checkRecipients(candidates, { type, usernames, organisationName: name });
    if (asked.length > 0) return asked;
    const individual = await runAsSystem('who belongs to an organisation is not the sender’s to see', () =>
      recipientsRepository.individual(db, orgId),
    );
    return individual === undefined ? [] : [{ id: individual, isHeld: false }];
  }

  async function store(tx: Transaction, inquiry: Omit<NewInquiry, 'ref'>): Promise<InquiryRecord> {
    // Of 24 million references a clash is rare and no fault of the sender.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const stored = await inquiryChangesRepository.insert(tx, { ...inquiry, ref: newInquiryRef() });
      if (stored !== null) return stored;
    }
    throw new Error('No free inquiry reference was found.');
  }

  /** The sender cannot read what becomes of it there, so it is not theirs to write either. */
  const intoOrganisation = <Result>(work: () => Promise<Result>): Promise<Result> =>
    runAsSystem('an inquiry is written into an organisation that its sender cannot read', work);

  return {
    /** What needs no transaction, limits first of all: they are counted on connections of their own. */
    async prepare(
      db: Queryable,
      { session, request }: Sender,
      submission: Submission,
    ): Promise<PreparedSubmission> {
      const now = clock();
      checkTimes(submission, now);
      const organisation = await organisationFor(db, submission, session);
      checkAgainstForm(submission, await findInquiryForm(db, organisation.id), organisation.name);
      const answers = await readInquiryAnswers(db, organisation.id, submission);
      const asked = await recipientsFor(db, organisation, submission);
      const email = session?.email ?? submission.email;
      const { id: orgId, deskPhone } = organisation;
      await limitSubmissions(limits, {
        userId: session?.userId ?? null,
        email,
        ip: request.ip,
        orgId,
        message: submission.message,
        deskPhone,
      });
      const isVerified =
        session !== null && (await recipientsRepository.isVerifiedSeeker(db, session.userId));
      // Only what passed the limits takes the time of the language model.
      const embedded = await embedText(semantics, submission);
      return { submission, now, orgId, deskPhone, asked, answers, email, isVerified, embedded };
    },

    send(
      db: Queryable,
      { session, request }: Sender,
      { submission, now, orgId, deskPhone, asked, answers, email, isVerified, embedded }: PreparedSubmission,
    ): Promise<Receipt> {
      return intoOrganisation(() =>
        transaction(db, async (tx) => {
          const read = readPublicationPath(submission.source_page);
          const isOwn = read?.kind === 'post' && read.company === submission.company_username;
          const stored = await store(tx, {
            orgId,
            ...contentOf(submission, answers),
            sourcePostId: await recipientsRepository.postOf(tx, orgId, isOwn ? read.slug : undefined),
            ...senderOf(submission, session),
            email,
            // A socket of both families writes IPv4 as a part of IPv6.
            senderIp: request.ip.replace(/^::ffff:([\d.]+)$/, '$1'),
            verified: isVerified,
            status: 'new',
            priority: priorityOf(deadlineOf(submission), now),
            restricted: sensitivityOf(submission) === 'restricted',
            consentAt: now,
            lastMessageAt: now,
            lastMessageBy: 'seeker',
            createdAt: now,
          });
          await inquiryChangesRepository.addRecipients(
            tx,
            { orgId, id: stored.id },
            asked.map(({ id, isHeld }) => ({ personId: id, heldSince: isHeld ? now : null })),
          );
          const { id: messageId } = await inquiryThreadRepository.add(tx, {
            orgId,
            inquiryId: stored.id,
            authorKind: 'seeker',
            authorUserId: session?.userId ?? null,
            authorPersonId: null,
            authorName: `${stored.firstname} ${stored.lastname}`,
            visibility: 'all',
            body: stored.message,
            createdAt: now,
          });
          await attachUploads(
            tx,
            { orgId, inquiryId: stored.id, messageId, userId: session?.userId ?? null },
            { ids: submission.attachments, guestKey: submission.attachments_key, now },
          );
          const form = formSignalsOf(submission);
          const screened = await screenInquiry(tx, stored, { now, form, embedded });
          const isHeld = screened.heldFor !== null;
          const routed = isHeld
            ? { inquiry: screened.inquiry, by: null }
            : await routeInquiry(tx, screened.inquiry, now);
          const { inquiry } = routed;
          await eventRepository.record(tx, [submissionEvent(inquiry, session)]);
          const path = await notices.received(tx, inquiry);
          if (screened.isUrgent) await notices.heldUrgent(tx, inquiry);
          if (!isHeld) {
            await notices.arrived(tx, inquiry, routed.by?.name);
            await arrived(tx, inquiry);
          }
          const acting = { actor: seekerActor(inquiry), request };
          await inquirySteps.record(tx, inquiry, acting, {
            verb: 'inquiry.received',
            text: 'sent it',
            isSeekersToo: true,
            after: { status: 'new' },
          });
          await recordRoute(tx, routed, request);
          await recordScreening(tx, screened, request);
          return { id: inquiry.id, ref: inquiry.ref, tracking_path: path, desk_phone: deskPhone };
        }),
      );
    },
  };
}

export type SubmissionService = ReturnType<typeof createSubmissionService>;
