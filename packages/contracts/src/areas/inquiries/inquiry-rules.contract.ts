import {
  defineRoute,
  describeField,
  flag,
  id,
  inquiryTypeId,
  isoDateTime,
  line,
  manyOf,
  ownItemParams,
  ownParams,
  pageOf,
  pageQuery,
  rowVersion,
  z,
  maxSearchLength,
} from '@rostrum/contracts';
import { checkPattern, ruleKinds } from './rule-pattern.ts';

export const ruleLists = ['block', 'allow'] as const;
/** `flag`: it comes through, with a tag. */
export const ruleActions = ['block', 'quarantine', 'flag'] as const;
/** The tag of what a rule flags. */
export const flagTag = 'flagged';
/** What holds an inquiry. */
export const holdingActions = [
  'block',
  'quarantine',
] as const satisfies readonly (typeof ruleActions)[number][];
export type RuleList = (typeof ruleLists)[number];
export type RuleAction = (typeof ruleActions)[number];
export type HoldingAction = (typeof holdingActions)[number];
/** A preview looks back so far, and a rule without a hit for so long can be filtered for. */
export const previewDays = 90;
/** So many of what it would have caught are named. */
export const mostPreviewed = 10;

/** One entry of the Blocked List. */
export const inquiryRule = z.object({
  id,
  version: rowVersion,
  list: z.enum(ruleLists),
  kind: z.enum(ruleKinds),
  pattern: z.string(),
  /** Null on the allow list. */
  action: z.enum(ruleActions).nullable(),
  /** None: all types. */
  types: z.array(inquiryTypeId),
  reason: z.string(),
  expires_at: isoDateTime.nullable(),
  enabled: z.boolean(),
  /** Departments and tags it is limited to; null for rules of the whole organisation. */
  scope: z.array(z.string()).nullable(),
  author: z.string(),
  created_at: isoDateTime,
  hits: z.number().int(),
  last_hit_at: isoDateTime.nullable(),
  /** Agents read the rules of the organisation and change those of their scope. */
  may_change: z.boolean(),
});
export type InquiryRule = z.infer<typeof inquiryRule>;

const types = describeField(z.array(inquiryTypeId).max(10).default([]), {
  label: 'Types',
  hint: 'None chosen: all types.',
});
const reason = describeField(line(300).default(''), { label: 'Reason', hint: 'Your team reads it.' });
const expiry = describeField(isoDateTime.nullable().default(null), { label: 'Ends' });

export const newRule = z
  .object({
    list: z.enum(ruleLists),
    kind: describeField(z.enum(ruleKinds), { label: 'What to match' }),
    pattern: describeField(line(254, 1), { label: 'Pattern', missing: 'Enter what the rule looks for.' }),
    action: describeField(z.enum(ruleActions), { label: 'Then' }),
    types,
    reason,
    expires_at: expiry,
    /** Asked for only where the domain is one that the public has addresses at. */
    confirm_free_mail: describeField(z.boolean().default(false), {
      label: 'Apply it to everyone with an address there',
    }),
  })
  .superRefine(({ kind, pattern }, context) => {
    const { problem } = checkPattern(kind, pattern);
    if (problem !== null) context.addIssue({ code: 'custom', path: ['pattern'], message: problem });
  });

export const ruleListQuery = pageQuery.extend({
  list: z.enum(ruleLists).default('block'),
  q: line(maxSearchLength).optional(),
  kind: z.enum(ruleKinds).optional(),
  action: z.enum(ruleActions).optional(),
  unused: flag.optional(),
});

/** What became of an inquiry that a rule would have caught. */
export const caughtInquiry = z.object({
  id,
  ref: z.string(),
  subject: z.string().nullable(),
  email: z.string(),
  created_at: isoDateTime,
  result: z.enum(['answered', 'open', 'closed', 'held', 'spam']),
});
export type CaughtInquiry = z.infer<typeof caughtInquiry>;

export const rulePreview = z.object({
  /** All inquiries of the time looked back on, as far as the reader reaches. */
  total: z.number().int(),
  caught: z.number().int(),
  answered: z.number().int(),
  /** Those that were answered first, then the newest. */
  items: z.array(caughtInquiry).max(mostPreviewed),
  is_free_mail: z.boolean(),
});
export type RulePreview = z.infer<typeof rulePreview>;

export const mostImportedRules = 500;
/** Columns of a file of rules, by the words of its first line. */
export const ruleColumns = ['List', 'Kind', 'Pattern', 'Action', 'Types', 'Reason', 'Ends'] as const;

/** What becomes of one row of a file. `free_mail` and `own_domain` are added by hand alone. */
export const importedRuleVerdicts = ['new', 'exists', 'invalid', 'free_mail', 'own_domain'] as const;
export const importedRule = z.object({
  row: z.number().int(),
  pattern: z.string(),
  verdict: z.enum(importedRuleVerdicts),
  /** What is wrong; null for what is new. */
  message: z.string().nullable(),
});
export type ImportedRule = z.infer<typeof importedRule>;

/** The Blocked List. */
export const inquiryRules = {
  list: defineRoute({
    id: 'inquiry-rules.list',
    method: 'GET',
    path: '/app/inquiry-rules/{identifier}',
    summary:
      'Rules that hold or allow senders: all for administrators, for agents the organisation’s and their own scope’s.',
    params: ownParams,
    query: ruleListQuery,
    response: pageOf(inquiryRule).extend({
      counts: z.object({ block: z.number().int(), allow: z.number().int() }),
    }),
    errors: ['not_allowed'],
  }),
  preview: defineRoute({
    id: 'inquiry-rules.preview',
    method: 'GET',
    path: '/app/inquiry-rules/{identifier}/preview',
    summary: 'What a rule would have caught in the last 90 days. Nothing is saved.',
    params: ownParams,
    query: z.object({
      kind: z.enum(ruleKinds),
      pattern: line(254, 1),
      types: manyOf(z.coerce.number().pipe(inquiryTypeId)).optional(),
    }),
    response: rulePreview,
    errors: ['not_allowed', 'invalid_input'],
  }),
  add: defineRoute({
    id: 'inquiry-rules.add',
    method: 'POST',
    path: '/app/inquiry-rules/{identifier}',
    summary: 'Add a rule. It applies to what arrives from now on; a free-mail domain must be confirmed.',
    params: ownParams,
    body: newRule,
    response: inquiryRule,
    status: 201,
    errors: ['not_allowed', 'already_exists'],
  }),
  import: defineRoute({
    id: 'inquiry-rules.import',
    method: 'POST',
    path: '/app/inquiry-rules/{identifier}/import',
    summary:
      'Read rules from CSV. A dry run says what would be added and which rows are wrong; those that are wrong keep none of the others out.',
    params: ownParams,
    body: z.object({ csv: z.string().min(1).max(200_000), dry_run: z.boolean() }),
    response: z.object({ rows: z.array(importedRule).max(mostImportedRules), added: z.number().int() }),
    errors: ['not_allowed', 'already_exists'],
  }),
  change: defineRoute({
    id: 'inquiry-rules.change',
    method: 'PATCH',
    path: '/app/inquiry-rules/{identifier}/{id}',
    summary: 'Change what a rule does, for which types and until when, or switch it off. Its pattern stays.',
    params: ownItemParams,
    body: z.object({
      version: rowVersion,
      enabled: z.boolean().optional(),
      action: z.enum(ruleActions).optional(),
      reason: line(300).optional(),
      expires_at: isoDateTime.nullable().optional(),
    }),
    response: inquiryRule,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  remove: defineRoute({
    id: 'inquiry-rules.remove',
    method: 'DELETE',
    path: '/app/inquiry-rules/{identifier}/{id}',
    summary: 'Remove a rule. What it held stays held, with what it was held for.',
    params: ownItemParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
};
