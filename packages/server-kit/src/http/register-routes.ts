import type { RouteDescriptor } from '@rostrum/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { infoOf } from './request-info-of.ts';
import { permit } from '../caller/permitted.ts';
import type { Database, Queryable } from '../database/queryable.ts';
import { AuthenticationError, NotFoundError, RateLimitError } from '../errors.ts';
import type { Deployer } from '../caller/deployer.ts';
import type { KeyHolder } from '../caller/key-holder.ts';
import type { Limits } from '../limits/limits.ts';
import type { RequestSession } from '../caller/request-session.ts';
import type { BoundRoute, CallCookies } from '../module/contract-routes.ts';
import { declaredAnswer } from './declared-answer.ts';
import { createCallOnce, guestScope, idempotencyClaimOf, type CallOnce } from './idempotent-call.ts';
import { parseRequest } from './parse-request.ts';
import { tokenOf } from './authentication.ts';
import { createSharedAnswers, type SendSharedAnswer } from './shared-answers.ts';
import { unlessKnown } from './unless-known.ts';

/** What calls are answered with, besides their own handlers. */
export interface RouteDeps {
  config: { isProduction: boolean };
  db: Database;
  limits: Limits;
  /** Who is behind a deploy token; refuses anything else. */
  deployTokens: { admit(token: string | undefined): Promise<Deployer> };
  /** Whose an API key is; refuses anything else. */
  apiKeys: { admit(key: string | undefined): Promise<KeyHolder> };
}

/** `/app/posts/{identifier}` as the router writes it. */
export const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Who calls, checked in the order that tells a stranger least: session, own identifier, role. */
function admit({ descriptor, action }: BoundRoute, request: FastifyRequest): RequestSession | null {
  if (action === 'public') return request.session;
  if (action === 'deployment' || action === 'api_key') return null;
  if (!request.session) throw new AuthenticationError();
  const { identifier } = request.params as { identifier?: string };
  if (descriptor.path.includes('{identifier}') && identifier !== request.session.identifier)
    throw new NotFoundError();
  return permit(request.session, action);
}

async function rateLimit(
  { descriptor, options }: BoundRoute,
  request: FastifyRequest,
  { limits, holder }: { limits: Limits; holder: KeyHolder | undefined },
): Promise<void> {
  if (!options.limit) return;
  const left = await limits.consume({
    name: descriptor.id,
    ...options.limit,
    key: holder?.id ?? request.session?.userId ?? limits.addressKey(request.ip),
  });
  if (!left.allowed) throw new RateLimitError(left.retryAfter);
}

const envelope = (descriptor: RouteDescriptor, answer: unknown) =>
  descriptor.envelope === 'bare' ? answer : { data: answer };

async function answer(
  bound: BoundRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, callOnce, sendShared }: { deps: RouteDeps; callOnce: CallOnce; sendShared: SendSharedAnswer },
): Promise<unknown> {
  const { descriptor, options } = bound;
  const session = admit(bound, request);
  const deployer =
    bound.action === 'deployment' ? await deps.deployTokens.admit(tokenOf(request)) : undefined;
  const holder = bound.action === 'api_key' ? await deps.apiKeys.admit(tokenOf(request)) : undefined;
  await rateLimit(bound, request, { limits: deps.limits, holder });
  const parsed = await parseRequest(descriptor, request);
  const cookies: CallCookies = {
    read: (name) => request.cookies[name],
    write: (name, value, cookie) => void reply.setCookie(name, value, cookie),
  };
  const context = { ...parsed, session, request: infoOf(request), cookies, deployer, holder } as Omit<
    Parameters<BoundRoute['handle']>[0],
    'db'
  >;
  const prepare = async () => bound.prepare({ ...context, db: deps.db });
  const declare = (found: unknown) =>
    declaredAnswer(descriptor, found, { isProduction: deps.config.isProduction, log: request.log });
  const work = async (db: Queryable, prepared: unknown) =>
    declare(await bound.handle({ ...context, db }, prepared));
  const writeHead = () => {
    reply.code(descriptor.status).header('cache-control', options.cacheControl ?? 'private, no-store');
    if (options.vary !== undefined) reply.header('vary', options.vary);
  };
  if (options.isShared) {
    const found = await bound.handle({ ...context, db: deps.db }, await prepare());
    writeHead();
    return sendShared({ request, reply }, Object(found), async () =>
      envelope(descriptor, await declare(found)),
    );
  }
  const scope = session?.userId ?? guestScope;
  const data = descriptor.idempotent
    ? await callOnce(
        idempotencyClaimOf(request.headers['idempotency-key'], scope, [
          descriptor.id,
          request.params,
          parsed.body,
        ]),
        descriptor.status,
        { prepare, work },
      )
    : await work(deps.db, await prepare());
  writeHead();
  const answered = envelope(descriptor, data);
  return options.hasEtag ? unlessKnown(answered, request, reply) : answered;
}

/** Refuses at start what would be wrong in every request: a route whose policy and contract disagree. */
function checkBinding({ descriptor, action }: BoundRoute): void {
  const auth = action === 'public' || action === 'deployment' || action === 'api_key' ? action : 'session';
  if (descriptor.auth !== auth)
    throw new Error(
      `Route ${descriptor.id} is ${descriptor.auth} in its contract but bound with policy "${action}".`,
    );
}

/** Registers bound contracts: policy, limits, validation both ways, envelope, idempotency. */
export function registerRoutes(app: FastifyInstance, routes: readonly BoundRoute[], deps: RouteDeps): void {
  const callOnce = createCallOnce(deps.db);
  const sendShared = createSharedAnswers();
  for (const bound of routes) {
    checkBinding(bound);
    app.route({
      method: bound.descriptor.method,
      url: routerPath(bound.descriptor.path),
      config: {
        policy: bound.action,
        contract: bound.descriptor,
        ...((bound.options.hasEtag ?? bound.options.isShared) && { hasEtag: true }),
        ...(bound.options.asSystem !== undefined && { asSystem: bound.options.asSystem }),
      },
      handler: (request, reply) => answer(bound, request, reply, { deps, callOnce, sendShared }),
    });
  }
}
