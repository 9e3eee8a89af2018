import type { DemoContext } from '../demo-context.ts';
import { fillDeep, fillMoments, momentOf } from '../seeded/moments.ts';
import type { InquiryScript, Step } from '../generate/inquiry-script.ts';

/** What lies on the desks at this moment, told by hand. */
export function todaysInquiries({ content, organisationOf, seekerOf }: DemoContext): InquiryScript[] {
  return content.today.map(({ organisation, from, sent, deadline, source_page, fields, steps, ...rest }) => {
    const { clock } = organisationOf(organisation);
    const fill = (text: string) => fillMoments(text, clock);
    return {
      ...rest,
      organisation,
      from: seekerOf(from),
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
