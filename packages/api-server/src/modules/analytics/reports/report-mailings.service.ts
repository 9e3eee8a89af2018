import { formatNumber, type ParsedBody } from '@rostrum/contracts';
import type { MonthlyReport, ReportMailing, reports } from '@rostrum/contracts/analytics';
import { organisationRepository } from '@rostrum/identity';
import { NotFoundError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity, systemActor, type ActivityActor } from '@rostrum/server-kit/audit';
import { type Database, type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import { createReportLists, type DeliveryDeps } from '../../mailing-lists/index.ts';
import { writeReportWords } from './report-mail.ts';
import { reportMailingRepository, type ReportMailingRecord } from './report-mailings.repository.ts';
import { lastMonthDue, nextSending } from './report-month.ts';

export type ReportMailingDeps = DeliveryDeps & { db: Database };

/** The report of a month, drawn. */
export interface Letter {
  report: MonthlyReport;
  pdf: Buffer;
  fileName: string;
}

type ReportList = Awaited<ReturnType<ReturnType<typeof createReportLists>['all']>>[number];

const countAddresses = (count: number) => (count === 1 ? '1 address' : `${formatNumber(count)} addresses`);

/** Who gets the report of each month by email, and when: mailing lists of people who confirmed that they want it. */
export function createReportMailingService(deps: ReportMailingDeps) {
  const { db, clock } = deps;
  const lists = createReportLists(deps);

  const record = (
    tx: Transaction,
    {
      list,
      ...step
    }: { list: ReportList; actor: ActivityActor; verb: string; text: string; request?: RequestInfo },
  ) =>
    recordActivity(tx, {
      orgId: list.orgId,
      entity: { type: 'mailing_list', id: list.id, label: list.name, href: '/dashboard/analytics/report' },
      ...step,
    });

  async function present(
    read: Queryable,
    list: ReportList,
    { mailing, timezone }: { mailing: ReportMailingRecord | undefined; timezone: string },
  ): Promise<ReportMailing> {
    return {
      list_id: list.id,
      name: list.name,
      addresses: await lists.countRecipients(read, list),
      is_paused: list.pausedAt !== null,
      schedule: mailing ? { day: mailing.day, hour: mailing.hour } : null,
      next_at: mailing ? nextSending(mailing.sentUntil, mailing, timezone).toISOString() : null,
    };
  }

  return {
    async list(
      session: Permitted<'analytics.content'>,
    ): Promise<{ items: ReportMailing[]; timezone: string }> {
      const orgId = organisationOf(session);
      const timezone = await organisationRepository.timezone(db, orgId);
      const mailings = await reportMailingRepository.ofOrganisation(db, orgId);
      const items: ReportMailing[] = [];
      for (const list of await lists.all(db, orgId))
        items.push(
          await present(db, list, { mailing: mailings.find(({ listId }) => listId === list.id), timezone }),
        );
      return { items, timezone };
    },

    /** Months that are over when it is asked for are not sent later. */
    schedule: (
      { session, request }: { session: Permitted<'mailing_list.manage'>; request: RequestInfo },
      listId: string,
      { schedule }: ParsedBody<typeof reports.schedule>,
    ): Promise<ReportMailing> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(session);
        const list = await lists.hold(tx, orgId, listId);
        if (!list) throw new NotFoundError('This mailing list was not found. It may have been removed.');
        const timezone = await organisationRepository.timezone(tx, orgId);
        const by = { list, actor: actorOf(session), request };
        if (schedule === null) {
          if (await reportMailingRepository.remove(tx, { orgId, listId }))
            await record(tx, {
              ...by,
              verb: 'report.unscheduled',
              text: `ended the monthly report to the mailing list ${list.name}`,
            });
          return present(tx, list, { mailing: undefined, timezone });
        }
        const sentUntil = lastMonthDue(clock(), timezone, schedule);
        const mailing = await reportMailingRepository.set(tx, { orgId, listId, ...schedule, sentUntil });
        await record(tx, {
          ...by,
          verb: 'report.scheduled',
          text: `scheduled the monthly report to the mailing list ${list.name}`,
        });
        return present(tx, list, { mailing, timezone });
      }),

    /** Sends what is due to lists, as the system; a paused list is sent it once it goes on. Returns how many mails. */
    async sendDue(letterFor: (orgId: string, month: string) => Promise<Letter>): Promise<number> {
      let sent = 0;
      for (const { mailing, timezone } of await reportMailingRepository.all(db)) {
        const month = lastMonthDue(clock(), timezone, mailing);
        if (mailing.sentUntil >= month) continue;
        const { report, pdf, fileName } = await letterFor(mailing.orgId, month);
        await transaction(db, async (tx) => {
          const list = await lists.hold(tx, mailing.orgId, mailing.listId);
          if (!list || list.pausedAt !== null) return;
          if (!(await reportMailingRepository.claim(tx, mailing, month))) return;
          const count = await lists.send(tx, list, {
            write: (footer) => writeReportWords({ report, footer, href: null }),
            attachment: { name: fileName, content: pdf },
          });
          sent += count;
          await record(tx, {
            list,
            actor: systemActor,
            ...(count === 0
              ? {
                  verb: 'report.mailing_failed',
                  text: `did not send the monthly report: no address of ${list.name} is confirmed`,
                }
              : {
                  verb: 'report.mailed',
                  text: `sent the monthly report to ${countAddresses(count)} of the mailing list ${list.name}`,
                }),
          });
        });
      }
      return sent;
    },
  };
}
