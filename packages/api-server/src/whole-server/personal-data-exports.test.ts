import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportedColumns, exportedSections, type ExportKind } from '@rostrum/server-kit/personal-data';
import { collectOwnData } from '../modules/account-deletion/own-data.service.ts';
import {
  organisationSections,
  readTable,
} from '../modules/account-deletion/exports/organisation-data.repository.ts';
import { personalData } from '../modules.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { fillTables } from '../testing/personal-data/fill-tables.ts';
import { findCanaries } from '../testing/personal-data/find-canaries.ts';

const mark = 'kqx';
let server: TestApp;
const exported: Record<ExportKind, Record<string, string>> = { own: {}, organisation: {} };
/** Canaries that the tables hold, by the text of each and the columns that hold it. */
const held = new Map<string, string>();

beforeAll(async () => {
  server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const person = await server.given.person(orgId, { status: 'draft' });
  const user = await server.given.user('expert', { orgId, personId: person.id });
  const { pool } = server.database;
  const { rows } = await pool.query<{ id: string }>(`SELECT gen_random_uuid() AS id`);
  const fieldId = rows[0]?.id ?? '';
  await pool.query('DELETE FROM memberships WHERE user_id = $1', [user.id]);
  await fillTables(pool, personalData, {
    mark,
    subjects: { account: [user.id], profile: [orgId, person.id], mailbox: [`${mark}mailbox@kanari.example`] },
    ids: { org_id: orgId, user_id: user.id, person_id: person.id, actor_user_id: user.id, field_id: fieldId },
    names: {
      name: `${mark}first ${mark}last`,
      username: `${mark}username`,
      email: `${mark}mailbox@kanari.example`,
    },
  });
  // Rows that belong to one another are read together.
  await asOwner(`UPDATE custom_fields SET id = '${fieldId}', org_id = '${orgId}'`);
  await asOwner(`DELETE FROM memberships WHERE person_id <> '${person.id}' OR user_id <> '${user.id}'`);
  await asOwner(`UPDATE memberships SET person_id = '${person.id}'`);
  await asOwner(`UPDATE post_authors SET post_id = (SELECT id FROM posts LIMIT 1)`);
  await asOwner(`UPDATE post_field_values SET post_id = (SELECT id FROM posts LIMIT 1)`);
  await asOwner(`UPDATE answers SET question_id = (SELECT id FROM questions LIMIT 1)`);
  await asOwner(`UPDATE question_follows SET question_id = (SELECT id FROM questions LIMIT 1)`);
  await asOwner(`UPDATE inquiry_messages SET inquiry_id = (SELECT id FROM inquiries LIMIT 1)`);
  await asOwner(`UPDATE users SET email_verified_at = now() WHERE id = '${user.id}'`);

  const isDerived = ({ table, column }: { table: string; column: string }) =>
    personalData.find(({ name }) => name === table)?.columns.get(column)?.declaration.fate === 'derived';
  const found = (await findCanaries(pool, mark)).filter((each) => !isDerived(each));
  for (const { table, column, value } of found)
    for (const [canary] of value.matchAll(/kqx[a-z0-9]+x\dx[a-z0-9]+q/g))
      held.set(canary, `${table}.${column}`);
  for (const [section, rowsOf] of Object.entries(await collectOwnData(server.db, user.id, new Date())))
    exported.own[section] = JSON.stringify(rowsOf);
  for (const section of organisationSections()) {
    const pages: string[] = [];
    for await (const page of readTable(server.db, orgId, section)) pages.push(...page);
    exported.organisation[section] = pages.join('\n');
  }
});
afterAll(() => server[Symbol.asyncDispose]());

async function asOwner(statement: string): Promise<void> {
  const client = await server.database.pool.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query(statement);
  } finally {
    client.release(true);
  }
}

/** What rows are called by: a field by its label, a message by the reference of its inquiry. */
const labels = ['custom_fields.label', 'inquiries.ref', 'questions.text', 'organisations.name'];

/** Columns of the register in a section, that a canary can be told by. */
const declaredIn = (kind: ExportKind) =>
  Array.from(exportedSections(kind)).flatMap(([section, tables]) =>
    tables.flatMap((table) =>
      exportedColumns(table, kind, section).map(({ name }) => ({ section, place: `${table.name}.${name}` })),
    ),
  );

describe.for(['own', 'organisation'] as const)('the export: %s', (kind) => {
  test('has every column that the register says, in its section', () => {
    const canaryOf = new Map(Array.from(held, ([canary, place]) => [place, canary]));
    const searched = declaredIn(kind).filter(({ place }) => canaryOf.has(place));
    expect(searched.length).toBeGreaterThan(kind === 'own' ? 70 : 60);
    const missing = searched.filter(({ section, place }) => {
      const canaries = Array.from(held).filter(([, at]) => at === place);
      return !canaries.some(([canary]) => exported[kind][section]?.includes(canary));
    });
    expect(missing).toEqual([]);
  });

  test('has none that the register does not say', () => {
    const said = new Set(declaredIn(kind).map(({ section, place }) => `${section} ${place}`));
    const found = Object.entries(exported[kind]).flatMap(([section, text]) =>
      Array.from(text.matchAll(/kqx[a-z0-9]+x\dx[a-z0-9]+q/g), ([canary]) => {
        const place = held.get(canary) ?? canary;
        return said.has(`${section} ${place}`) || labels.includes(place) ? [] : [`${section}: ${place}`];
      }).flat(),
    );
    expect(found).toEqual([]);
  });
});
