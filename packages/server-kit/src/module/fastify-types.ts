import type { AddressInfo } from 'node:net';
import type { RouteDescriptor } from '@rostrum/contracts';
import type { Readiness } from './readiness.ts';
import type { RegisteredRoute, RoutePolicy } from './route-policy.ts';
import type { RequestSession } from '../caller/request-session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call. */
    policy?: RoutePolicy;
    contract?: RouteDescriptor;
    /** Whether answers carry an ETag. */
    hasEtag?: boolean;
    /** Why the route asks the database as the system and not in the name of its caller. */
    asSystem?: string;
    /** Left out of the general rate limit: shedding it would sign people out. */
    unlimited?: boolean;
    /** Asked for so often that only a failure is news: answers are logged at debug. */
    quiet?: boolean;
    /** Path parameters that open nothing, so that logs may hold them; `*` is the wildcard. */
    loggedParameters?: readonly string[];
  }
  interface FastifyInstance {
    readiness: Readiness;
    /** Runs the warm-up of every module; requests are served meanwhile. */
    warmUp: () => Promise<void>;
    routeTable: readonly RegisteredRoute[];
    /** In which header a trusted proxy names the country of a visitor, in lower case. */
    countryHeader?: string | undefined;
    /** Streams of live updates that this server holds open. */
    countLiveStreams: () => number;
    /** Where a scraper finds the metrics; there with METRICS_PORT alone. */
    metricsAddress?: () => AddressInfo | string | null;
  }
  interface FastifyRequest {
    /** The caller behind a valid API token; null otherwise. The cookie alone never sets it. */
    session: RequestSession | null;
    /** Pattern of the area's page that was asked for, as `/lists/:token`; absent for routes of the server. */
    pagePattern: string | undefined;
  }
}
