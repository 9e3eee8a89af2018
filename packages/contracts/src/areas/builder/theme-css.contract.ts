import { defineRoute, ownParams, z } from '@rostrum/contracts';
import { theme } from './theme.contract.ts';

/** 64 KB of UTF-8. */
export const maximumCssBytes = 65_536;

/** At most this many problems are named; the others follow once these are mended. */
export const maximumCssProblems = 50;

const css = z.string().max(maximumCssBytes);

export const cssProblem = z.object({
  line: z.number().int().min(1),
  column: z.number().int().min(1),
  /** What is wrong and what to do about it. */
  message: z.string(),
});
export type CssProblem = z.infer<typeof cssProblem>;

const problems = z.array(cssProblem).max(maximumCssProblems);

export const themeCssState = z.object({
  /** The same draft and the same publications as Branding has. */
  theme,
  css: z.string(),
  /** What visitors are shown. */
  published_css: z.string(),
  problems,
});
export type ThemeCssState = z.infer<typeof themeCssState>;

export const themeCss = {
  get: defineRoute({
    id: 'themes.css',
    method: 'GET',
    path: '/app/theme/{identifier}/css',
    summary: 'The style sheet of the theme: the draft, what is published, and what is wrong with the draft.',
    params: ownParams,
    response: themeCssState,
    errors: ['not_allowed'],
  }),
  check: defineRoute({
    id: 'themeCss.check',
    method: 'POST',
    path: '/app/theme/{identifier}/css/check',
    summary: 'Checks a style sheet without saving it, and answers with the sheet of the preview.',
    params: ownParams,
    body: z.object({ css }),
    response: z.object({ problems, preview: z.string() }),
    errors: ['not_allowed'],
  }),
  saveDraft: defineRoute({
    id: 'themes.saveCss',
    method: 'PUT',
    path: '/app/theme/{identifier}/css/draft',
    summary: 'Saves the style sheet in the draft of the theme. Visitors see nothing of it.',
    params: ownParams,
    body: z.object({ version: z.number().int().min(0).max(2_147_483_647), css }),
    response: themeCssState,
    errors: ['not_allowed', 'version_conflict'],
  }),
};
