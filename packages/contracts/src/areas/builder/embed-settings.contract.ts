import { defineRoute, id, ownParams, z } from '@rostrum/contracts';
import { readDomain } from './allowed-domains.ts';
import { embedSettings, maximumSavedEmbeds } from './saved-embeds.contract.ts';

export const maximumAllowedDomains = 20;

const domain = z
  .string()
  .max(260)
  .refine((text) => readDomain(text) !== undefined, 'Enter a domain like news.example.org or *.example.org.')
  .transform((text) => readDomain(text) ?? text);

/** 0 until something was saved. */
const version = z.number().int().min(0).max(2_147_483_647);

export const builderSettings = z.object({
  version,
  /** What a new embed begins with. */
  defaults: embedSettings,
  /** Hosts whose pages may show embeds; none: any page may. */
  allowed_domains: z.array(z.string()),
});
export type BuilderSettings = z.infer<typeof builderSettings>;

export const embedDefaults = {
  get: defineRoute({
    id: 'embedDefaults.get',
    method: 'GET',
    path: '/app/embed-settings/{identifier}',
    summary: 'What new embeds begin with, and on which domains embeds load.',
    params: ownParams,
    response: builderSettings,
    errors: ['not_allowed'],
  }),
  change: defineRoute({
    id: 'embedDefaults.change',
    method: 'PUT',
    path: '/app/embed-settings/{identifier}',
    summary: 'Changes the defaults and the allowed domains, and the same settings of chosen saved embeds.',
    params: ownParams,
    body: z.object({
      version,
      defaults: embedSettings,
      allowed_domains: z
        .array(domain)
        .max(maximumAllowedDomains, `Allow at most ${maximumAllowedDomains} domains.`)
        .transform((domains) => [...new Set(domains)]),
      /** Saved embeds that get the changed settings as well. */
      apply_to: z.array(id).max(maximumSavedEmbeds).default([]),
    }),
    response: builderSettings.extend({ applied: z.number().int() }),
    errors: ['not_allowed', 'version_conflict'],
  }),
};
