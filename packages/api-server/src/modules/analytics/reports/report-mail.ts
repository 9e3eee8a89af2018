import { formatShare, type MonthlyReport, type ShareFigure } from '@rostrum/contracts/analytics';
import { type MailKinds, type OutgoingMail, type WrittenMail, writeMail } from '@rostrum/server-kit/mail';
import { nameMonth } from './draw-report.ts';
import { describeUnanswered } from './report-words.ts';

/** Mails of analytics. Each one is sent by a test. */
export const reportMailKinds = {
  'report.monthly': { priority: 'bulk', recipient: 'proven' },
} as const satisfies MailKinds;

const writeShare = ({ now, counts }: ShareFigure) => {
  const text = formatShare(now, counts?.now);
  return text === '–' ? 'nothing to measure' : text;
};

function writeAccepted({
  experts_accepted: accepted,
  experts_unanswered: unanswered,
}: MonthlyReport): string {
  const waiting = unanswered?.now ?? 0;
  return waiting === 0
    ? writeShare(accepted)
    : `${writeShare(accepted)} of those who answered; ${describeUnanswered(waiting)}`;
}

type MailFooter = Parameters<typeof writeMail>[0]['footer'];

export interface ReportToSend {
  report: MonthlyReport;
  pdf: Buffer;
  fileName: string;
  to: { name: string; email: string };
  origin: string;
  orgId: string;
}

interface ReportWords {
  report: MonthlyReport;
  footer: MailFooter;
  /** The page of the report, for those who may open it. */
  href: string | null;
}

/** What a mail with the report of a month says. */
export function writeReportWords({ report, footer, href }: ReportWords): WrittenMail {
  const month = nameMonth(report.month);
  return writeMail({
    subject: `Report for ${month}`,
    preview: report.headline,
    organisation: report.organisation,
    title: href === null ? `Report for ${month}` : `Your report for ${month}`,
    blocks: [
      { kind: 'text', text: report.headline },
      {
        kind: 'facts',
        facts: [
          { label: 'Inquiries', value: String(report.inquiries.now ?? 0) },
          { label: 'First reply in time', value: writeShare(report.answered_in_time) },
          { label: 'Experts said yes', value: writeAccepted(report) },
          { label: 'Led to something', value: String(report.led_to_something.now ?? 0) },
          { label: 'Coverage noted', value: String(report.coverage.total) },
        ],
      },
      { kind: 'text', text: 'The page for printing and passing on is attached as a PDF.' },
      ...(href === null ? [] : [{ kind: 'button' as const, label: 'Open the report', href }]),
    ],
    footer,
  });
}

/** The report of a month, attached, for an administrator who asked for it. */
export function writeReportMail({ report, pdf, fileName, to, origin, orgId }: ReportToSend): OutgoingMail {
  return {
    kind: 'report.monthly' satisfies keyof typeof reportMailKinds,
    to,
    orgId,
    ...writeReportWords({
      report,
      href: `${origin}/dashboard/analytics/report?month=${report.month}`,
      footer: ['You asked for this report on the first of each month. Stop it on the page of the report.'],
    }),
    attachment: { name: fileName, content: pdf },
  };
}
