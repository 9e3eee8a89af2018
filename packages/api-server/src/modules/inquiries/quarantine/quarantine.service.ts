import type { ParsedBody, ParsedQuery, RouteResponse } from '@rostrum/contracts';
import type { HeldDecision, HeldInquiry, HeldInquiryDetail, quarantine } from '@rostrum/contracts/inquiries';
import { NotFoundError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { iso, isoOrNull, type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import type { ArrivalListener } from '../arrival-listener.ts';
import { inquiryChangesRepository, type InquiryRecord } from '../inquiry-changes.repository.ts';
import type { InquiryNotices } from '../inquiry-notices.ts';
import { acting, inquirySteps } from '../inquiry-steps.ts';
import { describeRule } from '../rules/describe-rule.ts';
import { recordRoute, routeInquiry } from '../setup/route-inquiry.ts';
import { rulesRepository } from '../rules/rules.repository.ts';
import { screeningRepository } from '../rules/screening.repository.ts';
import { concernedPeopleRepository } from './concerned-people.repository.ts';
import { presentConcerned } from './notify-expert.service.ts';
import { quarantineRepository, type HeldRow } from './quarantine.repository.ts';

type Session = Permitted<'quarantine.manage'>;
type Route = typeof quarantine;
interface Deciding {
  session: Session;
  request: RequestInfo;
}

export interface QuarantineDeps {
  notices: InquiryNotices;
  arrived: ArrivalListener;
  clock: () => Date;
}

const countedDays = 30;

const present = (row: HeldRow): HeldInquiry => ({
  id: row.id,
  ref: row.ref,
  type: row.type,
  subject: row.subject,
  restricted: row.restricted,
  sender: {
    name: row.name,
    email: row.email,
    organization: row.organization,
    verified: row.verified,
    email_confirmed: row.emailConfirmed,
  },
  recipients: row.recipients,
  deadline_at: isoOrNull(row.deadlineAt),
  created_at: iso(row.createdAt),
  expires_at: iso(row.expiresAt),
  state: row.state === 'held' || row.state === 'released' ? row.state : 'spam',
  action: row.action,
  rule:
    row.kind === null || row.pattern === null
      ? null
      : { kind: row.kind, pattern: row.pattern, reason: row.reason },
  verdict:
    row.score === null || row.threshold === null
      ? null
      : {
          score: row.score,
          threshold: row.threshold,
          category: row.category,
          is_safety: row.queue === 'safety',
        },
  decided: row.decidedAt === null ? null : { by: row.decidedBy, at: iso(row.decidedAt) },
});

/** What rules and screening hold: reading it, releasing it and confirming it as spam. */
export function createQuarantineService({ notices, arrived, clock }: QuarantineDeps) {
  /** The sender's next inquiries come through, whatever other rules say. */
  async function allowSender(
    tx: Transaction,
    { session, request }: Deciding,
    { orgId, email, ref }: InquiryRecord,
  ) {
    const pattern = email.toLowerCase();
    const rule = await rulesRepository.insert(tx, {
      orgId,
      list: 'allow',
      kind: 'email',
      pattern,
      reason: `Released ${ref}`,
      createdBy: session.userId,
    });
    if (rule === null) return;
    await recordActivity(tx, {
      actor: actorOf(session),
      request,
      orgId,
      verb: 'inquiry_rule.added',
      text: `added a rule of the Blocked List: always allow ${describeRule(rule)}`,
      entity: { type: 'inquiry_rule', id: rule.id, label: pattern, href: '/dashboard/inquiries/block' },
    });
  }

  /** From here on it is an inquiry like any other: the desk and the experts are told of it now. */
  async function release(tx: Transaction, by: Deciding, inquiry: InquiryRecord): Promise<void> {
    const changed = await inquiryChangesRepository.change(tx, inquiry, {
      status: 'new',
      outcome: null,
      closedAt: null,
    });
    const routed = await routeInquiry(tx, changed, clock());
    await notices.arrived(tx, routed.inquiry, routed.by?.name);
    await arrived(tx, routed.inquiry);
    await inquirySteps.record(tx, changed, acting(by.session, by.request), {
      verb: 'inquiry.released',
      text: 'released it to the inbox',
      before: { status: inquiry.status },
      after: { status: 'new' },
      isSeekersToo: false,
    });
    await recordRoute(tx, routed, by.request);
  }

  async function confirm(tx: Transaction, by: Deciding, inquiry: InquiryRecord): Promise<void> {
    const changed = await inquiryChangesRepository.change(tx, inquiry, { status: 'spam' });
    await inquirySteps.record(tx, changed, acting(by.session, by.request), {
      verb: 'inquiry.marked_spam',
      text: 'confirmed it as spam',
      before: { status: inquiry.status },
      after: { status: 'spam' },
      isSeekersToo: false,
    });
  }

  /** False when it was decided already, or withdrawn. */
  const decide = (db: Queryable, by: Deciding, id: string, decision: HeldDecision): Promise<boolean> =>
    transaction(db, async (tx) => {
      const orgId = organisationOf(by.session);
      const inquiry = await inquiryChangesRepository.hold(tx, orgId, id);
      const screening = inquiry && (await screeningRepository.find(tx, orgId, id));
      if (inquiry === undefined || screening === undefined) return false;
      if (inquiry.closedAt !== null || inquiry.erasedAt !== null) return false;
      // Spam can still be released; what was released belongs to the inbox.
      const isOpen = screening.state === 'held';
      const isSpam = screening.state === 'confirmed' || screening.state === 'expired';
      if (!isOpen && !(isSpam && decision !== 'confirm')) return false;
      const state = decision === 'confirm' ? ('confirmed' as const) : ('released' as const);
      await screeningRepository.decide(tx, inquiry, {
        state,
        decidedBy: by.session.userId,
        decidedAt: clock(),
      });
      if (decision === 'confirm') await confirm(tx, by, inquiry);
      else await release(tx, by, inquiry);
      if (decision === 'release_and_allow') await allowSender(tx, by, inquiry);
      return true;
    });

  return {
    async list(
      db: Queryable,
      session: Session,
      { page_from, page_size, ...query }: ParsedQuery<Route['list']>,
    ): Promise<RouteResponse<Route['list']>> {
      const orgId = organisationOf(session);
      const filter = { orgId, ...query };
      const rows = await quarantineRepository.list(db, filter, { limit: page_size, offset: page_from });
      const total = await quarantineRepository.count(db, filter);
      const since = new Date(clock().getTime() - countedDays * 86_400_000);
      const counts = await quarantineRepository.counts(db, orgId, since);
      const accuracy = await quarantineRepository.accuracy(db, orgId);
      return { items: rows.map(present), total, counts, ...accuracy };
    },

    async get(db: Queryable, { session, request }: Deciding, id: string): Promise<HeldInquiryDetail> {
      const orgId = organisationOf(session);
      const row = await quarantineRepository.find(db, orgId, id);
      if (row === undefined) throw new NotFoundError();
      const { firstAt, ...history } = await quarantineRepository.senderHistory(db, { ...row, orgId });
      if (row.restricted)
        await transaction(db, (tx) =>
          inquirySteps.readRestricted(tx, { orgId, id, ref: row.ref }, acting(session, request)),
        );
      const reasons = await quarantineRepository.reasons(db, orgId, id);
      return {
        ...present(row),
        people: (await concernedPeopleRepository.list(db, { orgId, id })).map(presentConcerned),
        is_on_hold: await quarantineRepository.isOnHold(db, orgId, id),
        message: row.message,
        ip: row.ip,
        reasons,
        history: { ...history, first_at: isoOrNull(firstAt) },
      };
    },

    /** Each inquiry in a transaction of its own: one that a colleague decided does not keep the others. */
    async decide(
      db: Queryable,
      by: Deciding,
      { ids, decision }: ParsedBody<Route['decide']>,
    ): Promise<RouteResponse<Route['decide']>> {
      const decided: string[] = [];
      const skipped: string[] = [];
      for (const id of new Set(ids)) ((await decide(db, by, id, decision)) ? decided : skipped).push(id);
      return { decided, skipped };
    },
  };
}
