import {
  describeInquiryFields,
  type InquiryDetail,
  type ParsedBody,
  type RouteResponse,
} from '@rostrum/contracts';
import type { InquiryBriefing, inquiryBriefings, similarInquiries } from '@rostrum/contracts/inquiries';
import { ConflictError, organisationOf, type Permitted } from '@rostrum/server-kit';
import { iso, isoOrNull, type Queryable } from '@rostrum/server-kit/database';
import { inquiryAskRepository } from '../inquiry-asks.repository.ts';
import { allowedActs, restrictedRightOf } from '../inquiry-access.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { inquiryDetailFor, scopeOf } from '../inquiries.service.ts';
import { findNear } from './find-near.ts';
import { nearInquiriesRepository } from './near-inquiries.repository.ts';
import { briefingRepository } from './briefings.repository.ts';

/** What the sender wrote after the inquiry itself, which is the first message of its thread. */
const addedBySender = ({ messages, message }: InquiryDetail): InquiryBriefing['added'] =>
  messages
    .filter(({ author, visibility }) => author.kind === 'seeker' && visibility === 'all')
    .filter(({ body }, index) => index > 0 || body !== message)
    .map(({ body, created_at }) => ({ text: body, at: created_at }));

interface Context {
  session: Permitted<'inquiry.read'>;
  id: string;
  now: Date;
}

/** One page for the expert: gathered when it is read, with what the desk added. What the desk noted among itself is not in it. */
async function briefingFor(db: Queryable, { session, id, now }: Context): Promise<InquiryBriefing> {
  const orgId = organisationOf(session);
  const detail = await inquiryDetailFor(db, session, id, now);
  const organisation = await inquiryTeamRepository.organisation(db, orgId);
  const asks = await inquiryAskRepository.ofInquiry(db, { orgId, id });
  const agreed = asks.find(({ agreedAt }) => agreedAt !== null)?.agreedAt ?? null;
  const experts = detail.recipients.filter(({ held }) => !held);
  const outlet = detail.sender.organization;
  const past = await briefingRepository.history(db, { orgId, id, email: detail.sender.email, outlet });
  const said = await briefingRepository.said(db, {
    orgId,
    personIds: experts.map((person) => person.id),
    subject: detail.subject,
  });
  const { notes, version } = await briefingRepository.notes(db, { orgId, id });
  return {
    id,
    ref: detail.ref,
    type: detail.type,
    subject: detail.subject,
    organisation: {
      name: organisation.name,
      desk_phone: organisation.deskPhone,
      timezone: organisation.timezone,
    },
    experts: experts.map(({ name }) => name),
    deadline_at: detail.deadline_at,
    sender: {
      name: detail.sender.name,
      job_title: detail.sender.job_title,
      organization: outlet,
      phone: detail.sender.phone,
      verified: detail.sender.verified,
      timezone: detail.sender.timezone,
    },
    history: {
      sent: past.sent,
      answered: past.answered,
      outlet:
        outlet === null || past.outletSince === null
          ? null
          : { sent: past.outletSent, senders: past.outletSenders, since: iso(past.outletSince) },
    },
    message: detail.message,
    added: addedBySender(detail),
    attachments: detail.messages
      .filter(({ visibility }) => visibility === 'all')
      .flatMap(({ attachments }) => attachments),
    facts: describeInquiryFields(detail.type, detail.fields, organisation.timezone).map(
      ({ label, value }) => ({ label, value }),
    ),
    agreed_at: isoOrNull(agreed),
    said: said.map(({ at, ...quote }) => ({ ...quote, at: iso(at) })),
    notes,
    version,
    may_edit: allowedActs(session, { status: detail.status, closedAt: null }, now).tag,
  };
}

/** The briefing of an inquiry, and past ones like it. */
export const briefingService = {
  get: briefingFor,

  async save(
    db: Queryable,
    context: Context,
    { version, ...notes }: ParsedBody<typeof inquiryBriefings.save>,
  ): Promise<InquiryBriefing> {
    const { session, id, now } = context;
    await inquiryDetailFor(db, session, id, now);
    const key = { orgId: organisationOf(session), id };
    if (!(await briefingRepository.save(db, key, { notes, version, userId: session.userId }))) {
      const { version: newer } = await briefingRepository.notes(db, key);
      throw new ConflictError('A colleague changed this briefing. Your text is kept; reload to see theirs.', {
        code: 'version_conflict',
        details: { version: newer },
      });
    }
    return briefingFor(db, context);
  },

  async similar(
    db: Queryable,
    { session, id, now }: Context,
  ): Promise<RouteResponse<typeof similarInquiries>> {
    const { subject } = await inquiryDetailFor(db, session, id, now);
    const readsRestricted = restrictedRightOf(session, null) === 'all';
    const scope = scopeOf(session);
    const near = await findNear(db, scope, { id, readsRestricted });
    const rows = await briefingRepository.similar(db, scope, {
      id,
      subject,
      readsRestricted,
      near: near.like.filter((other) => !near.same.includes(other)),
    });
    const same = await nearInquiriesRepository.byIds(db, organisationOf(session), near.same);
    return {
      same: same.map(({ createdAt, ...row }) => ({ ...row, created_at: iso(createdAt) })),
      items: rows
        .filter((row) => !near.same.includes(row.id))
        .map(({ closedAt, answeredBy, ...row }) => ({
          ...row,
          closed_at: iso(closedAt),
          answered_by: answeredBy,
        })),
    };
  },
};
