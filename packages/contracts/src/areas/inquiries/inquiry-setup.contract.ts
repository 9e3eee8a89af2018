import { defineRoute, id, isoDateTime, ownParams, z } from '../../index.ts';
import { setupTypes } from './setup-types.ts';

/** 0 until a section was saved for the first time. */
const version = z.number().int().min(0).max(2_147_483_647);

const sectionOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    version,
    value,
    changed: z.object({ by: z.string(), at: isoDateTime }).nullable(),
  });

/** What an organisation sets up for its inquiries; each section has a version of its own. */
export const inquirySetupState = z.object({
  timezone: z.string(),
  /** Who can be made responsible for an inquiry. */
  desk: z.array(z.object({ id, name: z.string() })),
  types: sectionOf(setupTypes),
});
export type InquirySetupState = z.infer<typeof inquirySetupState>;

const saving = <Name extends string, Value extends z.ZodType>(name: Name, value: Value, summary: string) =>
  defineRoute({
    id: `inquiry-setup.save_${name}`,
    method: 'PUT',
    path: `/app/inquiry-setup/{identifier}/${name}`,
    summary,
    params: ownParams,
    body: z.object({ version, value }),
    response: inquirySetupState,
    errors: ['not_allowed', 'version_conflict'],
  });

/** Setup of inquiries. */
export const inquirySetup = {
  get: defineRoute({
    id: 'inquiry-setup.get',
    method: 'GET',
    path: '/app/inquiry-setup/{identifier}',
    summary: 'What the organisation set up for its inquiries, section by section.',
    params: ownParams,
    response: inquirySetupState,
    errors: ['not_allowed'],
  }),
  saveTypes: saving(
    'types',
    setupTypes,
    'Which types of inquiries the public form offers, in which order and words, and which fields it requires.',
  ),
};
