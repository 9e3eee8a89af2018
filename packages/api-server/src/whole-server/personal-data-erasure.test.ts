import path from 'node:path';
import { removeMailContent } from '@rostrum/server-kit/mail';
import type { Declaration, Subject } from '@rostrum/server-kit/personal-data';
import { createFolderStore } from '@rostrum/server-kit/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAnonymiseAccountsService } from '../modules/account-deletion/anonymise-accounts.service.ts';
import { createCloseOrganisationsService } from '../modules/account-deletion/closing/close-organisations.service.ts';
import { eraseDeletedProfiles } from '../modules/people/removal/erase-deleted.job.ts';
import { personalData } from '../modules.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { dropForeignKeys, fillTables, type FilledSubject } from '../testing/personal-data/fill-tables.ts';
import { findCanaries, type Survivor } from '../testing/personal-data/find-canaries.ts';

const later = () => new Date(Date.now() + 31 * 86_400_000);

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  await dropForeignKeys(server.database.pool);
});
afterAll(() => server[Symbol.asyncDispose]());

const namesOf = (mark: string) => ({
  name: `${mark}first ${mark}last`,
  username: `${mark}username`,
  email: `${mark}mailbox@kanari.example`,
});

async function rowsOf(mark: string) {
  const { id: orgId } = await server.given.organisation();
  const person = await server.given.person(orgId, { status: 'archived' });
  const user = await server.given.user('agent', { orgId });
  return { mark, orgId, personId: person.id, userId: user.id, names: namesOf(mark) };
}

const ways: Record<
  string,
  { mark: string; prepare: () => Promise<FilledSubject>; erase: () => Promise<void> }
> = {
  'a removed profile': {
    mark: 'kqp',
    async prepare() {
      const { orgId, personId, ...rest } = await rowsOf('kqp');
      return {
        ...rest,
        subjects: { profile: [orgId, personId] },
        ids: { org_id: orgId, person_id: personId },
      };
    },
    async erase() {
      const uploadStore = createFolderStore(path.join(server.config.dataDir, 'uploads'));
      expect(await eraseDeletedProfiles({ db: server.db, clock: later, uploadStore })).toBe(1);
    },
  },
  'a deleted account': {
    mark: 'kqa',
    async prepare() {
      const { orgId, userId, ...rest } = await rowsOf('kqa');
      return {
        ...rest,
        subjects: { account: [userId], mailbox: [rest.names.email] },
        ids: { org_id: orgId, user_id: userId },
      };
    },
    async erase() {
      expect(await createAnonymiseAccountsService({ db: server.db, clock: later }).anonymiseDue()).toBe(1);
    },
  },
  'a closed organisation': {
    mark: 'kqo',
    async prepare() {
      const { orgId, personId, ...rest } = await rowsOf('kqo');
      return {
        ...rest,
        subjects: { profile: [orgId, personId], organisation: [orgId] },
        ids: { org_id: orgId, person_id: personId },
      };
    },
    async erase() {
      const { db, config } = server;
      const mail = { takesAnswers: false, enqueue: async () => '', takeBack: async () => undefined };
      const service = createCloseOrganisationsService({ db, config, clock: later, mail });
      expect((await service.endDue()).closed).toBeGreaterThan(0);
    },
  },
};

/** Whose data a canary of a row is, by the link that led to the row. */
const declarations = new Map(
  personalData.flatMap(({ schema, name, links, columns }) =>
    Array.from(
      columns,
      ([column, { declaration }]) => [`${name}.${column}`, { schema, links, declaration }] as const,
    ),
  ),
);

const mayStay = (declaration: Declaration, subject: Subject | undefined): boolean => {
  if (declaration.fate === 'derived') return false;
  if (declaration.fate !== 'erased') return true;
  // It is the data of others, to whom no link of this subject leads.
  return subject === undefined || (declaration.of !== undefined && !declaration.of.includes(subject));
};

const canariesIn = (value: string) =>
  Array.from(value.matchAll(/kq[aop][a-z0-9]+?x\dx[a-z0-9]+?q/g), ([canary]) => canary);
const isDerived = ({ table, column }: Survivor) =>
  declarations.get(`${table}.${column}`)?.declaration.fate === 'derived';

describe.for(Object.entries(ways))('31 days after %s', ([, { mark, prepare, erase }]) => {
  let subject: FilledSubject;

  test('only what the register retains is left in any column of any table', async () => {
    subject = await prepare();
    await fillTables(server.database.pool, personalData, subject);
    const before = await findCanaries(server.database.pool, mark);
    expect(before.length).toBeGreaterThan(400);
    await erase();
    await removeMailContent(server.db, later());

    const left = await findCanaries(server.database.pool, mark);
    const isAllowed = (survivor: Survivor) => {
      const known = declarations.get(`${survivor.table}.${survivor.column}`);
      if (!known) return false;
      const place = Number(new RegExp(`${mark}[a-z0-9]*?x(\\d)x`).exec(survivor.value)?.[1] ?? 0);
      const reached = known.links.filter((link) => subject.subjects[link.subject] !== undefined)[place];
      return mayStay(known.declaration, reached?.subject);
    };
    const allowed = left.filter(isAllowed);
    const retained = new Set(allowed.flatMap(({ value }) => canariesIn(value)));
    const survivors = left.filter(
      (survivor) =>
        !allowed.includes(survivor) &&
        // An index of a text that may stay.
        !(isDerived(survivor) && canariesIn(survivor.value).every((canary) => retained.has(canary))),
    );
    expect(survivors).toEqual([]);
  });

  test('nothing names the person any more but what the register retains', async () => {
    const { name, username, email } = subject.names;
    // A username belongs to a profile, which an organisation may keep.
    for (const text of subject.subjects.profile ? [name, username, email] : [name, email]) {
      const found = await findCanaries(server.database.pool, text);
      const unexpected = found.filter(
        ({ table, column }) => declarations.get(`${table}.${column}`)?.declaration.fate !== 'retained',
      );
      expect(unexpected).toEqual([]);
    }
  });
});

test('every value of the row itself is replaced, also those that no search would find', async () => {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `SELECT country, safety_mode, safety_until, away_colleague_id, consent_at, readiness, prefix, suffix, agent_id,
        image_focus_x, completeness, next_review_at, state, postal, room, phone_extension
      FROM people WHERE username LIKE 'former-%'`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows)
    expect(row).toEqual({
      ...Object.fromEntries(Object.keys(row).map((name) => [name, null])),
      safety_mode: false,
      image_focus_x: 50,
      completeness: expect.any(Number),
    });
});
