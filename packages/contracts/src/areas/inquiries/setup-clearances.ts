import { describeField, id, inquiryTypeId, inquiryTypeLabel, line, z } from '@rostrum/contracts';

/** More steps than any office has between a text and its sending. */
export const mostClearanceSteps = 5;

/** One step of a clearance: what it is for, and who gives it. */
export const plannedClearanceStep = z.object({
  name: describeField(line(60, 1), { label: 'Step', missing: 'Enter what it is cleared for, like Legal.' }),
  approver_id: describeField(id, { label: 'Who clears it', missing: 'Choose who clears it.' }),
});

const plan = z.object({
  id,
  types: z.array(inquiryTypeId).min(1, 'Choose a type.').max(10),
  steps: z.array(plannedClearanceStep).min(1, 'Add a step.').max(mostClearanceSteps),
  /** Without it no reply goes out; otherwise the steps are what the desk begins with. */
  is_required: z.boolean(),
});
export type ClearancePlan = z.infer<typeof plan>;

/** Who clears the replies to which types of inquiries. A type stands in one plan at most. */
export const setupClearances = z
  .object({ plans: z.array(plan).max(10) })
  .superRefine(({ plans }, context) => {
    const planned = new Set<number>();
    for (const [index, { types }] of plans.entries())
      for (const type of types) {
        if (planned.has(type))
          context.addIssue({
            code: 'custom',
            path: ['plans', index, 'types'],
            message: `${inquiryTypeLabel(type)} has clearances above. Choose each type once.`,
          });
        planned.add(type);
      }
  });
export type SetupClearances = z.infer<typeof setupClearances>;

export const usualClearances: SetupClearances = { plans: [] };

/** What holds for replies to inquiries of a type, or undefined. */
export const clearancePlanOf = ({ plans }: SetupClearances, type: number): ClearancePlan | undefined =>
  plans.find(({ types }) => types.some((one) => one === type));
