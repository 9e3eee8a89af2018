import { personSuggestions } from '@rostrum/contracts/people';
import { expect, test } from 'vitest';
import { buildTestApp, type SignedInTester } from '../../testing/build-test-app.ts';

const polling = { timeout: 120_000, interval: 250 };
const headline = 'Bakes sourdough bread and French pastry';
const biography = 'She teaches how dough rises, and why bread made with a starter keeps for a week.';

async function scene(environment = {}) {
  const server = await buildTestApp({ environment });
  const org = await server.given.organisation();
  const person = await server.given.person(org.id, {
    headline,
    biography,
    topics: ['Sourdough'],
    status: 'draft',
  });
  const colleague = (topics: string[], more = {}) => server.given.person(org.id, { topics, ...more });
  await colleague(['Bread', 'sourdough', 'Volcanoes', 'Contract law']);
  await colleague(['Bread and pastry'], { status: 'draft' });
  await colleague(['Sourdough bread'], { access: 'private' });
  const other = await server.given.organisation();
  await server.given.person(other.id, { topics: ['Pastry'] });
  const read = async (who: SignedInTester, id = person.id) =>
    (await who.call(personSuggestions.topics, { params: { id } })).topics;
  return { server, org, other, person, read };
}

test('suggests topics of the organisation that are near to what a profile says and not in it', async () => {
  const { server, org, other, person, read } = await scene({ SEARCH_MODEL: '1' });
  await using _ = server;
  const administrator = await server.signInAs('administrator', { orgId: org.id });
  await expect.poll(() => read(administrator), polling).toEqual(['Bread']);
  const owner = await server.signInAs('expert', { orgId: org.id, personId: person.id });
  await expect.poll(() => read(owner), polling).toEqual(['Bread']);

  // What cannot be edited reads as not there.
  const stranger = await server.signInAs('administrator', { orgId: other.id });
  const colleague = await server.given.person(org.id, {});
  const expert = await server.signInAs('expert', { orgId: org.id, personId: colleague.id });
  const agent = await server.signInAs('agent', {
    orgId: org.id,
    scopes: { departments: ['Another one'], tags: [] },
  });
  for (const who of [stranger, expert, agent]) await expect(read(who)).rejects.toMatchObject({ status: 404 });
  const seeker = await server.signInAs('media');
  await expect(read(seeker)).rejects.toMatchObject({ status: expect.any(Number) });
}, 300_000);

test('suggests no topic without a model, for staff, or for a profile that says nothing', async () => {
  const { server, org, person, read } = await scene();
  await using _ = server;
  const administrator = await server.signInAs('administrator', { orgId: org.id });
  expect(await read(administrator, person.id)).toEqual([]);
  const staff = await server.given.person(org.id, { kind: 'staff', headline, biography });
  expect(await read(administrator, staff.id)).toEqual([]);
});
