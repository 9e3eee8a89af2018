import { sql, type SQL } from 'drizzle-orm';
import { type Comparison, type Filter, type FilterValue, invalidFilter } from './parse-filter.ts';

type Kind = 'text' | 'address' | 'exact' | 'id' | 'flag' | 'moment';

/** What can be filtered by, over the columns of the statement that lists members. */
const attributes: Readonly<Record<string, [kind: Kind, column: SQL]>> = {
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
      return sql`right(${column}, ${text.length}) = ${text}`;
    default:
      return sql`${column} ${ordered[by]} ${text}`;
  }
}

function compareMoment(column: SQL, by: Comparison, text: string): SQL {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw invalidFilter(`“${text}” is no date and time.`);
  const at = sql`${moment.toISOString()}::timestamptz`;
  if (by === 'eq') return sql`${column} = ${at}`;
  if (by === 'ne') return sql`${column} <> ${at}`;
  const sign = ordered[by];
  if (!sign) throw invalidFilter('Dates are compared by eq, ne, gt, ge, lt or le.');
  return sql`${column} ${sign} ${at}`;
}

function compare(attribute: string, by: Comparison, value: FilterValue): SQL {
  const [kind, column] = findAttribute(attribute);
  if (value === null) {
    if (by === 'eq') return sql`${column} IS NULL`;
    if (by === 'ne') return sql`${column} IS NOT NULL`;
    throw invalidFilter('null is compared by eq or ne.');
  }
  if (kind === 'flag') {
    // Some clients write "true".
    const flag =
      typeof value === 'boolean' ? value : { true: true, false: false }[String(value).toLowerCase()];
    if (flag === undefined || (by !== 'eq' && by !== 'ne'))
      throw invalidFilter(`“${attribute}” is compared by eq or ne with true or false.`);
    return by === 'eq' ? sql`${column} = ${flag}` : sql`${column} <> ${flag}`;
  }
  if (typeof value !== 'string') throw invalidFilter(`“${attribute}” is compared with a text.`);
  if (kind === 'moment') return compareMoment(column, by, value);
  if (kind === 'id')
    return compareText(by === 'eq' && uuid.test(value) ? column : sql`${column}::text`, by, value);
  // Clients look an address up before they add it: that must not read every member.
  if (kind === 'address' && by === 'eq') return sql`${column} = ${value}::citext`;
  if (kind === 'address') return compareText(sql`lower(${column}::text)`, by, value.toLowerCase());
  return kind === 'exact'
    ? compareText(column, by, value)
    : compareText(sql`lower(${column})`, by, value.toLowerCase());
}

function findAttribute(name: string): [Kind, SQL] {
  const found = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!found) throw invalidFilter(`Members cannot be filtered by “${name}”.`);
  return found;
}

/** Every value is a parameter. */
function toSql(filter: Filter): SQL {
  switch (filter.kind) {
    case 'and':
      return sql`(${toSql(filter.parts[0])} AND ${toSql(filter.parts[1])})`;
    case 'or':
      return sql`(${toSql(filter.parts[0])} OR ${toSql(filter.parts[1])})`;
    case 'not':
      return sql`(${toSql(filter.part)}) IS NOT TRUE`;
    case 'present':
      return sql`${findAttribute(filter.attribute)[1]} IS NOT NULL`;
    case 'compare':
      return compare(filter.attribute, filter.by, filter.value);
  }
}

/** The condition of a filter over the statement that lists members. */
export const memberFilter = (filter: Filter | undefined): SQL =>
  filter === undefined ? sql`true` : toSql(filter);
