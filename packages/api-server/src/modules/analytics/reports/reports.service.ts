import type { ParsedBody, ParsedQuery } from '@rostrum/contracts';
import type { MonthlyReport, reports } from '@rostrum/contracts/analytics';
import { organisationRepository } from '@rostrum/identity';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { drawReport } from './draw-report.ts';
import { findReportLook } from './organisation-look.ts';
import { readMonthlyReport } from './report-figures.service.ts';
import { reportFiguresRepository } from './report-figures.repository.ts';
import { writeReportMail } from './report-mail.ts';
import {
  createReportMailingService,
  type Letter,
  type ReportMailingDeps,
} from './report-mailings.service.ts';
import { lastMonthDue } from './report-month.ts';
import { reportSubscriptionRepository } from './report-subscriptions.repository.ts';

export type ReportDeps = ReportMailingDeps & { uploadStore: FileStore };

const fileNameOf = (report: MonthlyReport) =>
  `report-${report.month}${report.is_running ? '-so-far' : ''}.pdf`;

/** One month on one page: to read, to print, and by email on the first of the next. */
export function createReportService(deps: ReportDeps) {
  const { db, clock, uploadStore, mail, config } = deps;
  const mailings = createReportMailingService(deps);

  async function draw(orgId: string, report: MonthlyReport): Promise<Buffer> {
    const { logo } = await reportFiguresRepository.organisation(db, orgId);
    return drawReport(report, await findReportLook({ db, uploadStore }, { orgId, logo }));
  }
  const read = (orgId: string, month: string | undefined) =>
    readMonthlyReport(db, orgId, { month, now: clock() });

  async function write(orgId: string, month: string): Promise<Letter> {
    const report = await read(orgId, month);
    return { report, pdf: await draw(orgId, report), fileName: fileNameOf(report) };
  }

  return {
    async month(session: Permitted<'analytics.content'>, { month }: ParsedQuery<typeof reports.month>) {
      const orgId = organisationOf(session);
      const [report, isSent] = await Promise.all([
        read(orgId, month),
        reportSubscriptionRepository.has(db, { orgId, userId: session.userId }),
      ]);
      return { report, is_sent_to_me: isSent };
    },

    async pdf(session: Permitted<'analytics.content'>, { month }: ParsedQuery<typeof reports.pdf>) {
      const orgId = organisationOf(session);
      const report = await read(orgId, month);
      const pdf = await draw(orgId, report);
      return { file_name: fileNameOf(report), pdf: pdf.toString('base64') };
    },

    async subscribe(session: Permitted<'analytics.content'>, body: ParsedBody<typeof reports.subscribe>) {
      const subscriber = { orgId: organisationOf(session), userId: session.userId };
      if (body.is_sent_to_me) {
        const timezone = await organisationRepository.timezone(db, subscriber.orgId);
        await reportSubscriptionRepository.add(db, subscriber, lastMonthDue(clock(), timezone));
      } else await reportSubscriptionRepository.remove(db, subscriber);
      return body;
    },

    /** Sends what is due, each month once to each person and list; a month in which no server ran is made up by the next. */
    async sendDue(): Promise<number> {
      let sent = 0;
      const letters = new Map<string, Promise<Letter>>();
      /** Read and drawn once for all who get it. */
      const letterFor = (orgId: string, month: string): Promise<Letter> => {
        const key = `${orgId} ${month}`;
        const known = letters.get(key) ?? write(orgId, month);
        letters.set(key, known);
        return known;
      };
      await runAsSystem('reports go to those who asked for them, without a session', async () => {
        for (const { org_id: orgId, user_id: userId, ...row } of await reportSubscriptionRepository.all(db)) {
          const month = lastMonthDue(clock(), row.timezone);
          if (row.sent_until >= month) continue;
          const letter = await letterFor(orgId, month);
          await transaction(db, async (tx) => {
            if (!(await reportSubscriptionRepository.claim(tx, { orgId, userId }, month))) return;
            const to = { name: row.name, email: row.email };
            await mail.enqueue(tx, writeReportMail({ ...letter, to, origin: config.publicUrl, orgId }));
            sent += 1;
          });
        }
        sent += await mailings.sendDue(letterFor);
      });
      return sent;
    },
  };
}
