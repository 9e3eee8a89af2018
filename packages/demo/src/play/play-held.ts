import { guestInquiries, publicPaths, type InquirySubmission } from '@rostrum/contracts';
import { inquiryRules, quarantine } from '@rostrum/contracts/inquiries';
import type { DemoContext } from '../demo-context.ts';
import { toHalfHour } from '../generate/inquiry-history.ts';
import { hourMs } from '../seeded/clock.ts';
import type { Act } from './timeline.ts';

const organisation = 'northmere';
/** The rules are there before anything that they hold. */
const rulesAgo = 60 * 24;

/** The Blocked List, and what it and screening hold. A text that comes through stops the load. */
export function actsOfHolding({ content, host, headOf, callerOf, now }: DemoContext): Act[] {
  const { rules, inquiries } = content.held;
  const head = headOf(organisation).key;
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs);
  return [
    ...rules.map((rule) => ({
      at: before(rulesAgo),
      what: `${head} adds the rule for ${rule.pattern}`,
      run: () => callerOf(head).call(inquiryRules.add, { body: rule }),
    })),
    ...inquiries.map((each) => ({
      at: before(each.hours_ago),
      what: `${each.from.email} is held`,
      async run() {
        const { id } = await host.as(null).call(guestInquiries.send, {
          body: {
            type: each.type,
            fields: each.fields,
            recipients: each.experts,
            company_username: organisation,
            ...each.from,
            timezone: 'Europe/London',
            subject: each.subject,
            message: each.message,
            deadline_at:
              each.deadline_in_hours === undefined
                ? undefined
                : toHalfHour(now.getTime() + each.deadline_in_hours * hourMs).toISOString(),
            consent: true,
            source_page: publicPaths.organisation(organisation),
          } as InquirySubmission,
        });
        const { state } = await callerOf(head).call(quarantine.get, { params: { id } });
        if (state !== 'held') throw new Error(`"${each.subject}" is not held.`);
        if (each.confirmed)
          await callerOf(head).call(quarantine.decide, { body: { ids: [id], decision: 'confirm' } });
      },
    })),
  ];
}
