import { expect, test } from 'vitest';
import { buildTestApp, createTestBrowser } from '@rostrum/test-support/server';
import { organisationRepository } from '../organisations/organisations.repository.ts';
import { createOwner } from './create-owner.ts';

const owner = {
  email: 'Owner@Example.org',
  organization: 'Café & Söhne, Ltd.',
  country: 'GB',
  firstname: 'First',
  lastname: 'Owner',
  password: 'a long enough password',
};

test('the first owner can sign in and owns the organisation', async () => {
  await using server = await buildTestApp({ modules: [] });
  expect(await createOwner(server.db, owner)).toEqual({ companyUsername: 'cafe-sohne-ltd' });
  const browser = createTestBrowser(server.app);
  await browser.signIn('owner@example.org', owner.password);
  expect((await browser.get('/api/auth/session')).json().user).toMatchObject({
    type: 'owner',
    company_username: 'cafe-sohne-ltd',
  });
  const find = async (companyUsername: string) =>
    organisationRepository.findPublic(server.db, companyUsername);
  expect(await find('cafe-sohne-ltd')).toMatchObject({ timezone: 'Europe/London', kind: 'other' });
  const abroad = { ...owner, email: 'us@example.org', organization: 'Tollgate', country: 'US' };
  // Several zones: none is guessed.
  await expect(createOwner(server.db, abroad)).rejects.toMatchObject({ fields: [{ path: 'timezone' }] });
  await expect(createOwner(server.db, { ...abroad, timezone: 'Mars/Base' })).rejects.toMatchObject({
    fields: [{ path: 'timezone' }],
  });
  await createOwner(server.db, { ...abroad, timezone: 'America/Chicago', kind: 'hospital' });
  expect(await find('tollgate')).toMatchObject({ timezone: 'America/Chicago', kind: 'hospital' });
  await expect(createOwner(server.db, owner)).rejects.toMatchObject({ code: 'already_exists' });
  await expect(createOwner(server.db, { ...owner, email: 'other@example.org' })).rejects.toMatchObject({
    code: 'already_exists',
  });
});

test('bad input is told by field and changes nothing', async () => {
  await using server = await buildTestApp({ modules: [] });
  await expect(
    createOwner(server.db, { ...owner, email: 'x', password: 'short', country: 'XX' }),
  ).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'email' }, { path: 'country' }, { path: 'password' }],
  });
});
