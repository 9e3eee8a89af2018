import { defineRoute, describeField, ownParams, z } from '@rostrum/contracts';

const step = z.object({
  state: z.enum(['passed', 'failed', 'warned', 'skipped']),
  title: z.string(),
  text: z.string(),
  /** The line to change, as it is and as it should be. */
  before: z.string().optional(),
  after: z.string().optional(),
});
export type InstallStep = z.infer<typeof step>;

export const installCheck = z.object({
  outcome: z.enum(['works', 'blocked', 'not_found', 'no_answer']),
  steps: z.array(step),
});
export type InstallCheck = z.infer<typeof installCheck>;

const pageAddress = describeField(
  z
    .string()
    .trim()
    .max(2000)
    .refine(
      (text) => /^https?:\/\//.test(text) && URL.canParse(text),
      'Enter the whole address of a page, like https://news.example.org/find-an-expert.',
    ),
  { label: 'Address of the page', missing: 'Enter the address of a page.' },
);

export const installChecks = {
  check: defineRoute({
    id: 'installChecks.check',
    method: 'POST',
    path: '/app/embed-checks/{identifier}',
    summary:
      'Loads a public page and says whether it carries an embed and what of the page stands in its way.',
    params: ownParams,
    body: z.object({ url: pageAddress }),
    response: installCheck,
    errors: ['not_allowed', 'too_many_requests'],
  }),
};
