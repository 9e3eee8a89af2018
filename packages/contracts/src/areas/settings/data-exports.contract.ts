import { defineRoute, id, isoDateTime, ownItemParams, ownParams, z } from '@rostrum/contracts';

/** What is kept about the person of a session, or what an organisation keeps. */
export const dataExportKinds = ['person', 'organisation'] as const;
export type DataExportKind = (typeof dataExportKinds)[number];

/** For so many days a file that was made can be downloaded, by who asked for it alone. */
export const dataExportDays = 7;

export const dataExport = z.object({
  id,
  kind: z.enum(dataExportKinds),
  state: z.enum(['making', 'ready', 'failed']),
  requested_at: isoDateTime,
  /** In bytes, once it is ready. */
  size: z.number().int(),
  expires_at: isoDateTime.nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

const base = '/app/data-exports/{identifier}';

export const dataExports = {
  list: defineRoute({
    id: 'dataExports.list',
    method: 'GET',
    path: base,
    summary: 'The newest file of each kind that the session asked for in this organisation.',
    params: ownParams,
    response: z.object({ items: z.array(dataExport) }),
  }),
  request: defineRoute({
    id: 'dataExports.request',
    method: 'POST',
    path: base,
    summary:
      'Has a zip made of everything that is kept about the session’s person or, for administrators, by the organisation. An email tells when it is ready.',
    params: ownParams,
    body: z.object({ kind: z.enum(dataExportKinds) }),
    response: dataExport,
    errors: ['not_allowed', 'confirmation_required', 'invalid_transition', 'too_many_requests'],
  }),
  link: defineRoute({
    id: 'dataExports.link',
    method: 'POST',
    path: `${base}/{id}/link`,
    summary: 'Where the file can be fetched for a minute.',
    params: ownItemParams,
    response: z.object({ path: z.string() }),
    errors: ['not_allowed', 'not_found'],
  }),
};
