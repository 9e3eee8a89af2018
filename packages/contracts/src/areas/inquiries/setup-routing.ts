import { countryCode, formatCode, id, inquiryTypeId, inquiryTypeLabel, line, z } from '@rostrum/contracts';

/** What a routing rule looks at; it fits where each list that is not empty names what the inquiry has. */
const conditions = {
  types: z.array(inquiryTypeId).max(10),
  departments: z.array(line(120, 1)).max(20),
  tags: z.array(line(60, 1)).max(20),
  countries: z.array(countryCode).max(60),
};

const routingRule = z
  .object({
    id,
    enabled: z.boolean(),
    ...conditions,
    assignee_id: id.nullable(),
    /** Whoever is on duty takes it, by the rota; `assignee_id` is null then. */
    on_duty: z.boolean().optional(),
  })
  .superRefine((rule, context) => {
    if (rule.types.length + rule.departments.length + rule.tags.length + rule.countries.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['types'],
        message: 'Choose what the rule looks at. Everything else has an entry of its own.',
      });
    if (rule.assignee_id === null && !rule.on_duty)
      context.addIssue({ code: 'custom', path: ['assignee_id'], message: 'Choose who takes it.' });
  });
export type RoutingRule = z.infer<typeof routingRule>;

/** Who takes what arrives: the first rule that fits, else the entry for everything else, which is always there. */
export const setupRouting = z.object({
  rules: z.array(routingRule).max(50),
  /** Null: it stays unassigned, or goes to whoever is on duty. */
  otherwise: z.object({ assignee_id: id.nullable(), on_duty: z.boolean().optional() }),
});
export type SetupRouting = z.infer<typeof setupRouting>;

export const usualRouting: SetupRouting = { rules: [], otherwise: { assignee_id: null } };

const or = (words: readonly string[]) => words.join(' or ');

/** What a rule looks at, in words: `type is Media or Donor, country is Germany`. */
export const describeRouting = ({ types, departments, tags, countries }: RoutingRule): string =>
  [
    types.length > 0 && `type is ${or(types.map(inquiryTypeLabel))}`,
    departments.length > 0 && `department is ${or(departments)}`,
    tags.length > 0 && `tag is ${or(tags)}`,
    countries.length > 0 && `country is ${or(countries.map((code) => formatCode('region', code)))}`,
  ]
    .filter((words) => words !== false)
    .join(', ');
