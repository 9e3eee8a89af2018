import { known } from '../content/read-content.ts';
import type { DemoContext } from '../demo-context.ts';
import { fillDeep, fillMoments, momentOf } from '../seeded/moments.ts';
import type { InquiryScript, Step } from '../generate/inquiry-script.ts';

/** What lies on the desks at this moment, told by hand. */
export function todaysInquiries({ content, organisations, seekers }: DemoContext): InquiryScript[] {
  return content.today.map(({ organisation, from, sent, deadline, source_page, fields, steps, ...rest }) => {
    const { clock } = known(organisations, organisation, 'organisation');
    const fill = (text: string) => fillMoments(text, clock);
    return {
      ...rest,
      organisation,
      from: known(seekers, from, 'seeker'),
      subject: fill(rest.subject),
      message: fill(rest.message),
      fields: fillDeep(fields, clock) as Record<string, unknown>,
      sentAt: momentOf(sent, clock),
      deadlineAt: deadline === undefined ? null : momentOf(deadline, clock),
      sourcePage: source_page,
      steps: steps.map((step): Step => {
        const at = momentOf(step.at, clock);
        return 'body' in step ? { ...step, at, body: fill(step.body) } : { ...step, at };
      }),
    };
  });
}
