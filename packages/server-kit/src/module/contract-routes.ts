import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Action, ParsedBody, ParsedParams, ParsedQuery, RouteDescriptor } from '@rostrum/contracts';
import type { z } from 'zod';
import type { Queryable } from '../database/queryable.ts';
import type { RequestInfo } from '../caller/request-info.ts';
import type { Deployer } from '../caller/deployer.ts';
import type { KeyHolder } from '../caller/key-holder.ts';
import type { Permitted } from '../caller/permitted.ts';
import type { RequestSession } from '../caller/request-session.ts';

/** Cookies of a call that has any to set. A call is never let in by one: whoever acts shows a token. */
export interface CallCookies {
  read(name: string): string | undefined;
  write(name: string, value: string, options: CookieSerializeOptions): void;
}

interface Context<Route extends RouteDescriptor> {
  params: ParsedParams<Route>;
  query: ParsedQuery<Route>;
  body: ParsedBody<Route>;
  /** The pool; for `idempotent` routes the transaction that also keeps the answer, so pass it to the service. */
  db: Queryable;
  request: RequestInfo;
  cookies: CallCookies;
}

export interface SessionContext<
  Route extends RouteDescriptor = RouteDescriptor,
  A extends Action = Action,
> extends Context<Route> {
  session: Permitted<A>;
}

export interface PublicContext<Route extends RouteDescriptor = RouteDescriptor> extends Context<Route> {
  /** The caller, when a valid token was sent all the same. */
  session: RequestSession | null;
}

type Answer<Route extends RouteDescriptor> = z.input<Route['response']> | Promise<z.input<Route['response']>>;

export interface RouteOptions {
  /**
   * At most `points` calls in `seconds`, per session or else per address; shared by all servers. With `isLocal` each server
   * counts in its memory: for calls that are many and cheap, where a write to the database would cost more than the call.
   */
  limit?: { points: number; seconds: number; isLocal?: true };
  /** Sent as Cache-Control instead of `private, no-store`; only for answers that are the same for everybody. */
  cacheControl?: string;
  /** Request headers that a kept answer belongs to. */
  vary?: string;
  /**
   * Why the call asks the database as the system, for which no row is hidden, and not in the name of its caller: mostly
   * that there is no one yet. Where only a part needs it, `runAsSystem` around that part is better.
   */
  asSystem?: string;
  /** The answer carries an ETag, and is not sent again to who names it: `If-None-Match` is answered 304. */
  hasEtag?: boolean;
  /**
   * The handler keeps what it returns and never changes it: the same object is checked, written and compressed once, and has
   * an ETag.
   */
  isShared?: boolean;
}

export interface DeployContext<Route extends RouteDescriptor = RouteDescriptor> extends Context<Route> {
  deployer: Deployer;
}

export interface KeyContext<Route extends RouteDescriptor = RouteDescriptor> extends Context<Route> {
  holder: KeyHolder;
}

/** What any handler may be given; which of it there is, is a matter of how the route was bound. */
export interface AnyContext extends Context<RouteDescriptor> {
  session: RequestSession | null;
  deployer: Deployer | undefined;
  holder: KeyHolder | undefined;
}

/** A contract with its policy and handler, ready to be registered. */
export interface BoundRoute {
  descriptor: RouteDescriptor;
  action: Action | 'public' | 'deployment' | 'api_key';
  options: RouteOptions;
  prepare(context: AnyContext): unknown;
  handle(context: AnyContext, prepared: unknown): unknown;
}

/**
 * A handler in two steps, for `idempotent` routes that need more than the transaction which keeps their answer: limits
 * and other look-ups are done before it opens, because inside it nothing else may ask the pool.
 */
export interface StagedHandler<Call, Prepared, Reply> {
  /** Given the pool as `db`. Not run again for a retry that is answered from what was kept. */
  prepare: (context: Call) => Promise<Prepared>;
  /** Given what `prepare` found out. */
  handle: (context: Call, prepared: Prepared) => Reply;
}

type Handler<Call, Prepared, Reply> = ((context: Call) => Reply) | StagedHandler<Call, Prepared, Reply>;

function bind<Call, Prepared, Reply>(
  { descriptor, action, options }: Pick<BoundRoute, 'descriptor' | 'action' | 'options'>,
  handler: Handler<Call, Prepared, Reply>,
): BoundRoute {
  const bound = { descriptor, action, options };
  if (typeof handler === 'function')
    return {
      ...bound,
      prepare: () => undefined,
      handle: (context) => handler(context as unknown as Call),
    };
  return {
    ...bound,
    prepare: (context) => handler.prepare(context as unknown as Call),
    handle: (context, prepared) => handler.handle(context as unknown as Call, prepared as Prepared),
  };
}

/** Binds a call that needs a session. The role must be granted `action`, else 403 before the handler runs. */
export const route = <Route extends RouteDescriptor, A extends Action, Prepared>(
  descriptor: Route,
  action: A,
  handler: Handler<SessionContext<Route, A>, Prepared, Answer<Route>>,
  options: RouteOptions = {},
): BoundRoute => bind({ descriptor, action, options }, handler);

/** Binds a call that anybody may make. */
export const publicRoute = <Route extends RouteDescriptor, Prepared>(
  descriptor: Route,
  handler: Handler<PublicContext<Route>, Prepared, Answer<Route>>,
  options: RouteOptions = {},
): BoundRoute => bind({ descriptor, action: 'public', options }, handler);

/** Binds a call that needs a deploy token, whose areas and actions the handler checks first. */
export const deployRoute = <Route extends RouteDescriptor>(
  descriptor: Route,
  handler: (context: DeployContext<Route>) => Answer<Route>,
  options: RouteOptions = {},
): BoundRoute => bind({ descriptor, action: 'deployment', options }, handler);

/** Binds a call that needs an API key of an organisation; what the key is good for is checked by the handler first. */
export const keyRoute = <Route extends RouteDescriptor>(
  descriptor: Route,
  handler: (context: KeyContext<Route>) => Answer<Route>,
  options: RouteOptions = {},
): BoundRoute => bind({ descriptor, action: 'api_key', options }, handler);

export type ContractRoutes<Deps> = (deps: Deps) => BoundRoute[];

/** The routes of one module: what it declares to need in, bound calls out. */
export const contractRoutes = <Deps = unknown>(routes: ContractRoutes<Deps>): ContractRoutes<Deps> => routes;
