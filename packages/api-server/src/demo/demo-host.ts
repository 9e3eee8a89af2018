import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import type { RouteDescriptor, RouteResponse } from '@rostrum/contracts';
import type { CallInput, DemoHost } from '@rostrum/demo';
import { pino } from 'pino';
import { accessRoutes, hashPassword } from '@rostrum/identity';
import { AuthenticationError, type RequestSession, loadSecrets, permit } from '@rostrum/server-kit';
import {
  type AnyContext,
  type BoundRoute,
  type ServerModule,
  collectRoutes,
} from '@rostrum/server-kit/module';
import type { Config } from '../config.ts';
import {
  type Database,
  type Principal,
  type Transaction,
  guest,
  movedTime,
  runAs,
  runAsSystem,
  runAtTime,
  uuidv7,
} from '@rostrum/server-kit/database';
import { bookmarksModule } from '../modules/bookmarks/bookmarks.module.ts';
import { eventsModule } from '../modules/events/events.module.ts';
import { inquiriesModule } from '../modules/inquiries/inquiries.module.ts';
import { mailingListsModule } from '../modules/mailing-lists/mailing-lists.module.ts';
import { completenessOf } from '../modules/people/index.ts';
import { peopleModule } from '../modules/people/people.module.ts';
import { savedSearchesModule } from '../modules/saved-searches/saved-searches.module.ts';
import { noSemanticSearch } from '../modules/search/index.ts';
import { sentInquiriesModule } from '../modules/sent-inquiries/sent-inquiries.module.ts';
import type { AppDeps } from '../app-deps.ts';
import { demoRepository } from './demo.repository.ts';

export interface DemoHostOptions {
  config: Config;
  now: Date;
  hashPassword?: DemoHost['hashPassword'];
}

/** Modules whose calls the demonstration makes. */
const usedModules: readonly ServerModule<AppDeps>[] = [
  { name: 'access', routes: accessRoutes },
  bookmarksModule,
  eventsModule,
  inquiriesModule,
  mailingListsModule,
  peopleModule,
  savedSearchesModule,
  sentInquiriesModule,
];

/** After so many calls, and each time they have doubled, the tables are others than those that plans were made for. */
const firstPlans = 32;
const isDoubled = (calls: number) => calls >= firstPlans && Number.isInteger(Math.log2(calls));

/** Everything a route asks of a server, in one transaction and without the effects outside it. */
function createDeps(tx: Transaction, { config, now }: DemoHostOptions): AppDeps {
  const deps: Partial<AppDeps> = {
    config,
    // Services take their own transactions; inside this one they are savepoints.
    db: tx as unknown as Database,
    clock: () => movedTime() ?? now,
    // Mails of the past were read long ago: they are neither sent nor kept.
    mail: { enqueue: async () => uuidv7(), takeBack: async () => undefined },
    // Lists are made last, after all inquiries.
    arrived: async () => undefined,
    // A year within seconds is more than any limit allows.
    limits: {
      consume: async () => ({ allowed: true }),
      check: async () => ({ allowed: true }),
      refund: async () => undefined,
      addressKey: (ip) => ip,
    },
    // Inquiries of the past were screened by their words.
    semantics: noSemanticSearch,
    // Nothing that the demonstration calls leaves work behind.
    background: { define: () => async () => undefined },
    secrets: loadSecrets(config),
    log: pino({ level: 'silent' }),
  };
  return deps as AppDeps;
}

const principalOf = (session: RequestSession | null): Principal => {
  if (session === null) return guest;
  const { userId, orgId } = session;
  return orgId === null ? { kind: 'seeker', userId } : { kind: 'member', userId, orgId };
};

/** As a request is admitted: everybody to a public call, to any other whom the policy grants it. */
function admit({ action }: BoundRoute, session: RequestSession | null): RequestSession | null {
  if (action === 'public') return session;
  if (session === null || action === 'deployment' || action === 'api_key') throw new AuthenticationError();
  return permit(session, action);
}

async function callRoute(
  tx: Transaction,
  bound: BoundRoute,
  session: RequestSession | null,
  { params, query, body }: CallInput<RouteDescriptor>,
): Promise<unknown> {
  const { descriptor, options, prepare, handle } = bound;
  const context = {
    params: await descriptor.params?.parseAsync({ identifier: session?.identifier, ...params }),
    query: await descriptor.query?.parseAsync(query ?? {}),
    body: await descriptor.body?.parseAsync(body),
    session: admit(bound, session),
    db: tx,
    request: { id: uuidv7(), ip: '127.0.0.1', userAgent: '' },
    cookies: { read: () => undefined, write: () => undefined },
    deployer: undefined,
  } as unknown as AnyContext;
  const run = async () => descriptor.response.parseAsync(await handle(context, await prepare(context)));
  return options.asSystem === undefined
    ? runAs(principalOf(session), run)
    : runAsSystem(options.asSystem, run);
}

/** The server as the demonstration sees it: the calls of everyone else, in one transaction, at moments of the past. */
export function createDemoHost(tx: Transaction, options: DemoHostOptions): DemoHost {
  const deps = createDeps(tx, options);
  const routes = new Map(collectRoutes(usedModules, deps).map((bound) => [bound.descriptor.id, bound]));
  let calls = 0;
  const sessions = new Map<string, Promise<RequestSession>>();
  const sessionOf = (email: string) => {
    const known =
      sessions.get(email) ??
      runAsSystem('who somebody is, is looked up before they act', () => demoRepository.sessionOf(tx, email));
    sessions.set(email, known);
    return known;
  };
  return {
    now: options.now,
    hashPassword: options.hashPassword ?? hashPassword,
    completenessOf,
    at: runAtTime,
    cleanHtml: sanitiseHtml,
    write: (table, rows) =>
      runAsSystem('the demonstration writes what no call makes yet', () =>
        demoRepository.insert(tx, table, rows),
      ),
    as: (email) => ({
      async call<Route extends RouteDescriptor>(route: Route, input: CallInput<Route> = {}) {
        const bound = routes.get(route.id);
        if (bound === undefined)
          throw new Error(`The demonstration calls ${route.id}, which its host does not offer.`);
        const session = email === null ? null : await sessionOf(email);
        calls += 1;
        if (isDoubled(calls)) await demoRepository.analyzeInquiries(tx);
        return (await callRoute(tx, bound, session, input)) as RouteResponse<Route>;
      },
    }),
  };
}
