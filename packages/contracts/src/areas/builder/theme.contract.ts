import { defineRoute, id, isoDateTime, ownParams, rowVersion, z } from '@rostrum/contracts';
import { plainLayout, themeLayout } from './theme-layout.ts';
import { themeLook } from './theme-look.ts';

/** One publication of a look: who, when, and of which earlier one it is a repetition. */
export const themeVersion = z.object({
  number: z.number().int(),
  look: themeLook,
  logo: z.string().nullable(),
  /** Null once that person has left. */
  published_by: z.string().nullable(),
  published_at: isoDateTime,
  restored_from: z.number().int().nullable(),
});
export type ThemeVersion = z.infer<typeof themeVersion>;

/** At most this many are listed; all are kept. */
export const listedThemeVersions = 20;

export const theme = z.object({
  organisation: z.string(),
  company_username: z.string(),
  /** 0 until a draft was saved. */
  version: z.number().int().min(0),
  look: themeLook,
  logo: z.string().nullable(),
  /** Shown in place of the logo in dark mode. */
  logo_dark: z.string().nullable().default(null),
  layout: themeLayout.default(plainLayout),
  /** The icon in the tab of the browser. */
  favicon: z.string().nullable().default(null),
  hero_picture: z.string().nullable().default(null),
  saved_by: z.string().nullable(),
  saved_at: isoDateTime.nullable(),
  /** Whether the draft is another look than what visitors see. */
  is_changed: z.boolean(),
  /** The newest first; the first one is live. */
  versions: z.array(themeVersion).max(listedThemeVersions),
});
export type Theme = z.infer<typeof theme>;

export const themes = {
  get: defineRoute({
    id: 'themes.get',
    method: 'GET',
    path: '/app/theme/{identifier}',
    summary: 'The look of the organisation: the draft and what was published.',
    params: ownParams,
    response: theme,
    errors: ['not_allowed'],
  }),
  saveDraft: defineRoute({
    id: 'themes.saveDraft',
    method: 'PUT',
    path: '/app/theme/{identifier}/draft',
    summary: 'Saves a draft of the look. Visitors see nothing of it.',
    params: ownParams,
    body: z.object({
      version: z.number().int().min(0).max(2_147_483_647),
      look: themeLook,
      /** Another logo, by its upload; null takes it away, left out it stays. */
      logo_upload_id: id.nullable().optional(),
      logo_dark_upload_id: id.nullable().optional(),
      /** Left out, it stays as it is in the draft. */
      layout: themeLayout.optional(),
      favicon_upload_id: id.nullable().optional(),
      hero_upload_id: id.nullable().optional(),
    }),
    response: theme,
    errors: ['not_allowed', 'version_conflict'],
  }),
  previewMail: defineRoute({
    id: 'themes.previewMail',
    method: 'POST',
    path: '/app/theme/{identifier}/mail-preview',
    summary: 'An example of an email in a look that is not published. It is sent to no one.',
    params: ownParams,
    body: z.object({ look: themeLook }),
    /** With the logo of the draft in it. */
    response: z.object({ subject: z.string(), html: z.string() }),
    errors: ['not_allowed'],
  }),
  publish: defineRoute({
    id: 'themes.publish',
    method: 'POST',
    path: '/app/theme/{identifier}/versions',
    summary: 'Publishes the draft to public pages and embeds.',
    params: ownParams,
    body: z.object({
      version: rowVersion,
      /** The person was told which text is hard to read, and publishes all the same. */
      accept_low_contrast: z.boolean().default(false),
    }),
    response: theme,
    errors: ['not_allowed', 'version_conflict'],
  }),
  rollBack: defineRoute({
    id: 'themes.rollBack',
    method: 'POST',
    path: '/app/theme/{identifier}/versions/{number}/restored',
    summary: 'Publishes an earlier look once more. The draft becomes the same.',
    params: ownParams.extend({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: theme,
    errors: ['not_allowed', 'not_found'],
  }),
};
