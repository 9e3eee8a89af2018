import { sql, type SQL } from 'drizzle-orm';
import { type Comparison, type Filter, type FilterValue, invalidFilter } from './parse-filter.ts';

type Kind = 'text' | 'address' | 'exact' | 'id' | 'flag' | 'moment' | 'member';
/** What a resource can be filtered by, over the columns of the statement that lists it as `m`. */
type FilterColumns = Readonly<Record<string, [kind: Kind, column: SQL]>>;

const userColumns: FilterColumns = {
  id: ['id', sql`m.id`],
  externalid: ['exact', sql`m.external_id`],
  username: ['address', sql`m.email`],
  emails: ['text', sql`m.email::text`],
  'emails.value': ['text', sql`m.email::text`],
  'emails.type': ['text', sql`'work'::text`],
  'emails.primary': ['flag', sql`true`],
  displayname: ['text', sql`m.firstname || ' ' || m.lastname`],
  'name.formatted': ['text', sql`m.firstname || ' ' || m.lastname`],
  'name.givenname': ['text', sql`m.firstname::text`],
  'name.familyname': ['text', sql`m.lastname::text`],
  active: ['flag', sql`m.is_active`],
  roles: ['text', sql`m.role::text`],
  'roles.value': ['text', sql`m.role::text`],
  'meta.created': ['moment', sql`date_trunc('milliseconds', m.created_at)`],
  'meta.lastmodified': ['moment', sql`date_trunc('milliseconds', m.updated_at)`],
  'meta.resourcetype': ['text', sql`'User'::text`],
};

const groupMember = sql`gm.user_id::text`;
const groupColumns: FilterColumns = {
  id: ['id', sql`m.id`],
  externalid: ['exact', sql`m.external_id::text`],
  displayname: ['text', sql`m.display_name::text`],
  members: ['member', groupMember],
  'members.value': ['member', groupMember],
  'meta.created': ['moment', sql`date_trunc('milliseconds', m.created_at)`],
  'meta.lastmodified': ['moment', sql`date_trunc('milliseconds', m.updated_at)`],
  'meta.resourcetype': ['text', sql`'Group'::text`],
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const ordered: Partial<Record<Comparison, SQL>> = {
  gt: sql.raw('>'),
  ge: sql.raw('>='),
  lt: sql.raw('<'),
  le: sql.raw('<='),
};

function compareText(column: SQL, by: Comparison, text: string): SQL {
  switch (by) {
    case 'eq':
      return sql`${column} = ${text}`;
    case 'ne':
      return sql`${column} IS DISTINCT FROM ${text}`;
    case 'co':
      return sql`position(${text} in ${column}) > 0`;
    case 'sw':
      return sql`starts_with(${column}, ${text})`;
    case 'ew':
      return sql`right(${column}, char_length(${text}::text)) = ${text}`;
    default:
      return sql`${column} ${ordered[by]} ${text}`;
  }
}

const dateTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** PostgreSQL reads the years 1 to 9999 of an ISO date as they are written. */
export function readMoment(text: string): string {
  const moment = new Date(dateTime.test(text) ? text : Number.NaN);
  const year = moment.getUTCFullYear();
  if (!(year >= 1 && year <= 9999))
    throw invalidFilter(`“${text}” isn't a date and time, such as 2026-11-28T09:00:00Z.`);
  return moment.toISOString();
}

function compareMoment(column: SQL, by: Comparison, text: string): SQL {
  const at = sql`${readMoment(text)}::timestamptz`;
  if (by === 'eq') return sql`${column} = ${at}`;
  if (by === 'ne') return sql`${column} <> ${at}`;
  const sign = ordered[by];
  if (!sign) throw invalidFilter('Dates are compared by eq, ne, gt, ge, lt or le.');
  return sql`${column} ${sign} ${at}`;
}

const flags = new Map([
  ['true', true],
  ['false', false],
]);

/** True for a group with a member that meets the condition. */
const hasMember = (condition: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM directory_group_members gm WHERE gm.org_id = m.org_id AND gm.group_id = m.id AND ${condition})`;

function compareFlag(attribute: string, column: SQL, by: Comparison, value: FilterValue): SQL {
  // Some clients write "true".
  const flag = flags.get(String(value).toLowerCase());
  if (flag === undefined || (by !== 'eq' && by !== 'ne'))
    throw invalidFilter(`“${attribute}” is compared by eq or ne with true or false.`);
  return by === 'eq' ? sql`${column} = ${flag}` : sql`${column} <> ${flag}`;
}

function compareNull(kind: Kind, column: SQL, by: Comparison): SQL {
  const isAbsent = kind === 'member' ? sql`NOT ${hasMember(sql`true`)}` : sql`${column} IS NULL`;
  if (by === 'eq') return isAbsent;
  if (by === 'ne') return sql`NOT (${isAbsent})`;
  throw invalidFilter('null is compared by eq or ne.');
}

function compareString([kind, column]: [Kind, SQL], by: Comparison, value: string): SQL {
  switch (kind) {
    case 'moment':
      return compareMoment(column, by, value);
    case 'member':
      return hasMember(compareText(column, by, value.toLowerCase()));
    case 'id':
      return compareText(by === 'eq' && uuid.test(value) ? column : sql`${column}::text`, by, value);
    case 'address':
      // Clients look an address up before they add it: that must not read every member.
      return by === 'eq'
        ? sql`${column} = ${value}::citext`
        : compareText(sql`lower(${column}::text)`, by, value.toLowerCase());
    case 'exact':
      return compareText(column, by, value);
    default:
      return compareText(sql`lower(${column})`, by, value.toLowerCase());
  }
}

function toSql(filter: Filter, columns: FilterColumns): SQL {
  const find = (name: string): [Kind, SQL] => {
    const found = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!found)
      throw invalidFilter(`There is no filter by “${name}”. Use ${Object.keys(columns).join(', ')}.`);
    return found;
  };
  switch (filter.kind) {
    case 'and':
      return sql`(${toSql(filter.parts[0], columns)} AND ${toSql(filter.parts[1], columns)})`;
    case 'or':
      return sql`(${toSql(filter.parts[0], columns)} OR ${toSql(filter.parts[1], columns)})`;
    case 'not':
      return sql`(${toSql(filter.part, columns)}) IS NOT TRUE`;
    case 'present': {
      const [kind, column] = find(filter.attribute);
      return compareNull(kind, column, 'ne');
    }
    case 'compare': {
      const { attribute, by, value } = filter;
      const [kind, column] = find(attribute);
      if (value === null) return compareNull(kind, column, by);
      if (kind === 'flag') return compareFlag(attribute, column, by, value);
      if (typeof value !== 'string') throw invalidFilter(`“${attribute}” is compared with a text.`);
      return compareString([kind, column], by, value);
    }
  }
}

/** The condition of a filter over the statement that lists members. Every value is a parameter. */
export const memberFilter = (filter: Filter | undefined): SQL =>
  filter === undefined ? sql`true` : toSql(filter, userColumns);

/** The condition of a filter over the statement that lists groups. Every value is a parameter. */
export const groupFilter = (filter: Filter | undefined): SQL =>
  filter === undefined ? sql`true` : toSql(filter, groupColumns);
