import { createHmac } from 'node:crypto';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';

/** What a principal is to the database; the policies are written for these. None of them can log in or owns anything. */
export const callerRoles = ['rostrum_member', 'rostrum_seeker', 'rostrum_guest'] as const;
export const groupRoles = [...callerRoles, 'rostrum_system'] as const;

/** A connection or a pool. */
type Asks = Pick<pg.ClientBase, 'query'>;

/** Two servers that start together make the same role; the second finds it made. */
const isMadeAlready = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '42710' || error.code === '23505');

export interface LoginRole {
  user: string;
  password: string;
}

interface Rights {
  user: string;
  database: string;
  isSuperuser: boolean;
  bypassesPolicies: boolean;
  createsRoles: boolean;
  missing: string[];
}

async function rightsOf(client: Asks): Promise<Rights> {
  const { rows } = await client.query<Rights>(
    `select r.rolname as user, current_database() as database, r.rolsuper as "isSuperuser", r.rolbypassrls as "bypassesPolicies",
        r.rolcreaterole or r.rolsuper as "createsRoles",
        array(select name from unnest($1::text[]) as name where not exists (select 1 from pg_roles where rolname = name)) as missing
      from pg_roles r where r.rolname = session_user`,
    [groupRoles],
  );
  const [rights] = rows;
  if (!rights) throw new Error('The database does not know who is connected to it.');
  return rights;
}

/** What an administrator of the database runs once when our own user may not make roles. */
export const loginStatements = (login: string): string =>
  [
    ...groupRoles.map((role) => `create role ${role} nologin;`),
    `create role ${pg.escapeIdentifier(login)} login noinherit password '…';`,
    `grant ${groupRoles.join(', ')} to ${pg.escapeIdentifier(login)};`,
  ].join('\n');

async function make(client: Asks, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!isMadeAlready(error)) throw error;
  }
}

/** Makes the roles that policies are written for, before the first migration that names them. */
export async function ensureGroupRoles(client: Asks): Promise<void> {
  const { user, missing, createsRoles } = await rightsOf(client);
  if (missing.length === 0) return;
  if (!createsRoles)
    throw new StartupError(
      `The database has no role ${missing.join(', ')}, and "${user}" may not make one.\nLet an administrator of the database run:\n\n${loginStatements('rostrum_app')}\n\nThen put the user rostrum_app into DATABASE_URL and "${user}" into DATABASE_OWNER_URL.`,
    );
  for (const role of missing) await make(client, `create role ${role} nologin`);
}

/** Both logins of the server: one for its own work, one that can never become the system. */
export interface LoginRoles {
  server: LoginRole;
  caller: LoginRole;
}

const purposes = {
  server: { suffix: '_app', roles: groupRoles },
  caller: { suffix: '_caller', roles: callerRoles },
} as const;

/** One login of each purpose per database of a cluster. 63 bytes is the longest name. */
const loginNameFor = (database: string, purpose: keyof typeof purposes): string =>
  `${database.slice(0, 55)}${purposes[purpose].suffix}`;

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501';

async function ensureLogin(
  client: Asks,
  { user: owner, database }: Rights,
  { purpose, secret }: { purpose: keyof typeof purposes; secret: string },
): Promise<LoginRole> {
  const user = loginNameFor(database, purpose);
  const password = createHmac('sha256', secret).update(`login ${user}`).digest('base64url');
  const name = pg.escapeIdentifier(user);
  await make(client, `create role ${name} login noinherit`);
  const { rows } = await client.query<{ role: string }>(
    `select role from unnest($2::text[]) as role where not pg_has_role($1::name, role, 'member')`,
    [user, purposes[purpose].roles],
  );
  const lacking = rows.map(({ role }) => role).join(', ');
  try {
    // Attributes that no login has by default are not named: only who has them may take them away, also from no one.
    await client.query(`alter role ${name} login noinherit password ${pg.escapeLiteral(password)}`);
    if (lacking !== '') await client.query(`grant ${lacking} to ${name}`);
  } catch (cause) {
    if (!isForbidden(cause)) throw cause;
    throw new StartupError(
      `"${owner}" may not manage the database roles that somebody else made: ${groupRoles.join(', ')}, ${user}.\nLet an administrator of the database run:\n\ngrant ${[...groupRoles, name].join(', ')} to ${pg.escapeIdentifier(owner)} with admin option;`,
      { cause },
    );
  }
  return { user, password };
}

/**
 * Makes the users that the server logs in as: members of the roles and nothing else, owners of nothing. Their passwords
 * follow from `secret`, so that several servers have the same without telling each other.
 */
export async function ensureLoginRoles(client: Asks, secret: string): Promise<LoginRoles> {
  const rights = await rightsOf(client);
  const user = loginNameFor(rights.database, 'server');
  if (!rights.createsRoles)
    throw new StartupError(
      `"${rights.user}" owns the tables and may not make the user that the server works as.\nGive it the right (alter role ${pg.escapeIdentifier(rights.user)} createrole;), or let an administrator of the database run:\n\n${loginStatements(user)}\n\nThen put the user ${user} into DATABASE_URL and "${rights.user}" into DATABASE_OWNER_URL.`,
    );
  return {
    server: await ensureLogin(client, rights, { purpose: 'server', secret }),
    caller: await ensureLogin(client, rights, { purpose: 'caller', secret }),
  };
}

/** Refuses to serve as a user that no policy holds, that could change the tables, or that lacks or exceeds its purpose. */
export async function checkLoginRole(client: Asks, purpose: keyof typeof purposes = 'server'): Promise<void> {
  const { user, isSuperuser, bypassesPolicies } = await rightsOf(client);
  const { rows } = await client.query<{ owns: boolean; lacks: string[]; isSystem: boolean }>(
    `select exists (select 1 from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(session_user, relowner, 'member')) as owns,
        array(select name from unnest($1::text[]) as name where not pg_has_role(session_user, name, 'member')) as lacks,
        pg_has_role(session_user, 'rostrum_system', 'member') as "isSystem"`,
    [purposes[purpose].roles],
  );
  const [{ owns = false, lacks = [], isSystem = false } = {}] = rows;
  const faults = [
    ...(isSuperuser ? ['is a superuser'] : []),
    ...(bypassesPolicies ? ['bypasses row-level security'] : []),
    ...(owns ? ['owns tables'] : []),
    ...(lacks.length > 0 ? [`is not a member of ${lacks.join(', ')}`] : []),
    ...(purpose === 'caller' && isSystem ? ['is a member of rostrum_system'] : []),
  ];
  if (faults.length > 0)
    throw new StartupError(
      `The server cannot work as the database user "${user}": it ${faults.join(', ')}.\nUse a user that was made like this:\n\n${loginStatements('rostrum_app')}`,
    );
}

/** Whether this user only logs in: it may work with tables that another user owns. */
export async function isLoginOnly(client: Asks): Promise<boolean> {
  const { rows } = await client.query<{ loginOnly: boolean }>(
    `select exists (select 1 from pg_class where oid = to_regclass('public.schema_migrations')
        and not pg_has_role(session_user, relowner, 'member')) as "loginOnly"`,
  );
  return rows[0]?.loginOnly === true;
}
