import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { ConstraintMeaning } from '../constraint-meaning.ts';
import type { TablePersonalData } from '../database/personal-data/index.ts';
import { getTableName, type PgTable } from '../database/tables.ts';
import type { MailKinds } from '../mail/mail-kinds.ts';
import type { BoundRoute } from './contract-routes.ts';
import type { PublicPageRoute } from './public-page.ts';
import type { ServerModule } from './server-module.ts';

type Modules<Deps> = readonly ServerModule<Deps>[];

const toList = <Part>(parts: Part | readonly Part[] | undefined): readonly Part[] =>
  parts === undefined ? [] : ([parts].flat() as readonly Part[]);

/** Returns the calls of all modules, bound to `deps`. */
export const collectRoutes = <Deps>(modules: Modules<Deps>, deps: Deps): BoundRoute[] =>
  modules.flatMap(({ routes }) => toList(routes).flatMap((bind) => bind(deps)));

/** Returns the public pages of all modules. */
export const collectPages = <Deps>(modules: Modules<Deps>, deps: Deps): PublicPageRoute[] =>
  modules.flatMap(({ pages }) => toList(pages).flatMap((bind) => bind(deps)));

/** Returns the meaning of every constraint that a module declares, by the name of the constraint. */
export const collectConstraints = <Deps>(modules: Modules<Deps>): Record<string, ConstraintMeaning> =>
  Object.assign({}, ...modules.map(({ constraints }) => constraints));

/** Registers the endpoints of all modules. */
export function registerEndpoints<Deps>(app: FastifyInstance, modules: Modules<Deps>, deps: Deps): void {
  for (const { endpoints } of modules) for (const register of toList(endpoints)) register(app, deps);
}

/** Starts the jobs of all modules, one after another. */
export async function startJobs<Deps>(modules: Modules<Deps>, boss: PgBoss, deps: Deps): Promise<void> {
  for (const { jobs } of modules) for (const start of toList(jobs)) await start(boss, deps);
}

/**
 * Returns the kinds of mail of all modules.
 * @throws If two modules declare the same kind.
 */
export function collectMailKinds<Deps>(modules: Modules<Deps>): MailKinds {
  const kinds = modules.flatMap(({ mails = {} }) => Object.entries(mails));
  requireDistinct(
    'kind of mail',
    kinds.map(([kind]) => kind),
  );
  return Object.fromEntries(kinds);
}

/**
 * Returns the tables of all modules by their names in the database, as drizzle-kit takes them.
 * @throws If two modules declare the same table.
 */
export function collectTables<Deps>(modules: Modules<Deps>): Record<string, PgTable> {
  const tables = modules.flatMap(({ tables: owned = [] }) =>
    owned.map((table) => [getTableName(table), table] as const),
  );
  requireDistinct(
    'table',
    tables.map(([name]) => name),
  );
  return Object.fromEntries(tables);
}

/** Returns what every column of every module is for its person. */
export const collectPersonalData = <Deps>(modules: Modules<Deps>): readonly TablePersonalData[] =>
  modules.flatMap(({ personalData = [] }) => personalData);

/** Combines the handlers that modules have for one event into a handler that calls them in order. */
export const callEach =
  <Args extends readonly unknown[]>(
    handlers: readonly (((...args: Args) => Promise<unknown>) | undefined)[],
  ): ((...args: Args) => Promise<void>) =>
  async (...args) => {
    for (const handle of handlers) await handle?.(...args);
  };

function requireDistinct(what: string, names: readonly string[]): void {
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated !== undefined) throw new Error(`Two modules declare the ${what} '${repeated}'.`);
}
