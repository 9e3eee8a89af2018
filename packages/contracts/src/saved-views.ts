import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { describeField } from './forms/describe-field.ts';
import { id, line, ownItemParams, ownParams } from './primitives.ts';

const savedView = z.object({ id, name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof savedView>;

/** The three calls of views of a list that a person named for themselves. `id`: the resource; `list`: what is listed. */
export const defineSavedViews = <Id extends string>({
  id: resource,
  path,
  list,
}: {
  id: Id;
  path: string;
  list: string;
}) => ({
  list: defineRoute({
    id: `${resource}.list`,
    method: 'GET',
    path: `${path}/views`,
    summary: `The views of ${list} that the session saved, by name.`,
    params: ownParams,
    response: z.object({ items: z.array(savedView) }),
    errors: ['not_allowed'],
  }),
  save: defineRoute({
    id: `${resource}.save`,
    method: 'POST',
    path: `${path}/views`,
    summary: `Save what ${list} shows under a name. The same name again is the same view.`,
    params: ownParams,
    body: z.object({
      name: describeField(line(60, 1), { label: 'Name', missing: 'Enter a name.' }),
      query: z.string().max(2000),
    }),
    response: savedView,
    status: 201,
    errors: ['not_allowed'],
  }),
  remove: defineRoute({
    id: `${resource}.remove`,
    method: 'DELETE',
    path: `${path}/views/{id}`,
    summary: 'Forget a saved view.',
    params: ownItemParams,
    response: z.object({ id }),
    errors: ['not_allowed', 'not_found'],
  }),
});
