import { sampleReport } from './sample-report.ts';
import { writeReportMail, writeReportWords } from '../modules/analytics/reports/report-mail.ts';

/** The mail with the report of a month, with what a person typed wherever that is shown. */
export const sampleReportMail = (typed: string, origin: string) =>
  writeReportMail({
    report: sampleReport(typed),
    pdf: Buffer.from('%PDF'),
    fileName: 'report-2026-10.pdf',
    to: { name: typed, email: 'ada@paper.example' },
    origin,
    orgId: crypto.randomUUID(),
  });

/** The same to a subscriber of a mailing list, who cannot open the page. */
export const sampleReportWords = (typed: string, unsubscribeUrl: string) =>
  writeReportWords({
    report: sampleReport(typed),
    footer: [
      `You are on the list “${typed}”.`,
      { label: 'Unsubscribe from this list', href: unsubscribeUrl },
    ],
    href: null,
  });
