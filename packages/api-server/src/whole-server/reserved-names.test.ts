import { account, isReservedName, people } from '@rostrum/contracts';
import { personAddress, personImports } from '@rostrum/contracts/people';
import { createOwner } from '@rostrum/identity';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { sendFile } from '../testing/scenes/send-file.ts';
import { people as peopleTable } from '../modules/people/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const names = ['admin', 'Support', 'ad-min', 'root', 'postmaster'];

test('the first segment of every route is reserved', () => {
  const segments = new Set(server.app.routeTable.map(({ url }) => url.split('/')[1] ?? ''));
  const words = [...segments].filter((segment) => /^[\w.-]/.test(segment));
  expect(words.length).toBeGreaterThan(15);
  expect(words.filter((word) => !isReservedName(word))).toEqual([]);
});

test('no profile takes a reserved username; one that has it keeps it', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const refusal = {
    status: 422,
    envelope: {
      fields: [{ path: 'username', code: 'reserved', message: expect.stringContaining('is reserved') }],
    },
  };
  const person = { kind: 'expert', firstname: 'Ada', lastname: 'Reed', job_title: 'Lecturer' } as const;
  const known = await server.given.person(orgId, {});
  for (const username of [...names, 'oembed', 'embed']) {
    const email = `${username}@reserved.example`;
    await expect(admin.call(people.create, { body: { ...person, email, username } })).rejects.toMatchObject(
      refusal,
    );
    await expect(
      admin.call(personAddress.rename, {
        params: { id: known.id },
        body: { version: known.version, username },
      }),
    ).rejects.toMatchObject(refusal);
  }
  // Names that read like one are numbered.
  const made = await admin.call(people.create, {
    body: { ...person, firstname: 'Ad', lastname: 'Min', email: 'ad@reserved.example' },
  });
  expect(made.username).toBe('ad-min-2');

  await server.db.update(peopleTable).set({ username: 'admin' }).where(eq(peopleTable.id, known.id));
  const renamed = await admin.call(personAddress.rename, {
    params: { id: known.id },
    body: { version: known.version, username: 'Admin' },
  });
  expect(renamed.username).toBe('admin');
});

test('an import names each reserved username in its row, and updates a profile that has one', async () => {
  const admin = await server.signInAs('administrator');
  const known = await server.given.person(admin.orgId ?? '', { email: 'root@file.example' });
  await server.db.update(peopleTable).set({ username: 'root' }).where(eq(peopleTable.id, known.id));
  const text = [
    'Username,First name,Last name,Email,Job title',
    'support,Ada,Reed,ada@file.example,Lecturer',
    'root,Rae,Root,root@file.example,Lecturer',
  ].join('\n');
  const upload = await sendFile(server, admin, Buffer.from(text), { purpose: 'csv' });
  const { id, version, columns } = await admin.call(personImports.open, { body: { upload_id: upload.id } });
  const checked = await admin.call(personImports.check, {
    params: { id },
    body: { version, columns, existing: 'update', is_remembered: false, corrections: [] },
  });
  expect(checked.problems).toMatchObject([
    { row: 2, message: expect.stringContaining('“support” is reserved') },
  ]);
});

test('no organisation is named like the installation, at sign-up or by the operator', async () => {
  for (const organization of ['Admin', 'Support', 'Security', 'Embed', 'ＡＰＩ'])
    await expect(
      server.call(account.signUpOrganisation, {
        body: {
          firstname: 'Ada',
          lastname: 'Reed',
          email: 'ada@named.example',
          organization,
          kind: 'university',
          country: 'GB',
          password: 'a long enough password',
        },
      }),
    ).rejects.toMatchObject({ status: 422, envelope: { fields: [{ path: 'organization' }] } });
  await expect(
    createOwner(server.db, {
      email: 'owner@named.example',
      organization: 'Postmaster',
      country: 'GB',
      firstname: 'Ada',
      lastname: 'Reed',
      password: 'a long enough password',
    }),
  ).rejects.toMatchObject({ fields: [{ path: 'organization' }] });
});
