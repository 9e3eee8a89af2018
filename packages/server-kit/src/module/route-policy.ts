import type { Action, RouteDescriptor } from '@rostrum/contracts';

/**
 * What a route is when no role decides: `public` answers anybody's call, `protocol` is a sign-in endpoint that checks
 * for itself, `page` and `file` are what a browser loads before anybody is signed in, `documentation` describes the
 * calls, `development` exists outside production only, `deployment` takes a deploy token and no session, and `api_key`
 * takes a key of an organisation and no session.
 */
export const routeKinds = [
  'public',
  'protocol',
  'page',
  'file',
  'documentation',
  'development',
  'deployment',
  'api_key',
] as const;
export type RouteKind = (typeof routeKinds)[number];

/** Who may call a route: those whom the policy grants the action, or anybody, for one of these reasons. */
export type RoutePolicy = Action | RouteKind;

/** A route as it was registered. */
export interface RegisteredRoute {
  methods: readonly string[];
  url: string;
  policy: RoutePolicy;
  contract?: RouteDescriptor;
}
