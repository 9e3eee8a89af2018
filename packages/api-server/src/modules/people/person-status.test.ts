import { people, personStatus, type PersonStatus } from '@rostrum/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type SignedInTester } from '../../testing/build-test-app.ts';
import { people as peopleTable } from './people.schema.ts';

const mover = (user: SignedInTester, id: string) => (status: PersonStatus, comment?: string) =>
  user.call(people.move, { params: { id }, body: { status, ...(comment && { comment }) } });

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

test('a draft is submitted, sent back with a comment, submitted again and published', async () => {
  const { id: orgId } = await server.given.organisation();
  const { id } = await server.given.person(orgId, { status: 'draft', image: '/portraits/pat.svg' });
  const [expert, admin] = [
    await server.signInAs('expert', { orgId, personId: id }),
    await server.signInAs('administrator', { orgId }),
  ];
  const [asExpert, asAdmin] = [mover(expert, id), mover(admin, id)];

  expect((await expert.call(people.own)).moves).toEqual(['in_review']);
  expect(await asExpert('in_review')).toMatchObject({ status: 'in_review', moves: [] });
  await expect(asAdmin('draft')).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'comment' }] },
  });
  await asAdmin('draft', 'Name the flood barrier.');
  expect((await expert.call(people.own)).returned).toMatchObject({
    comment: 'Name the flood barrier.',
    by: expect.stringContaining('Uma'),
  });
  expect((await asExpert('in_review')).returned).toBeNull();
  expect(await asAdmin('published')).toMatchObject({ status: 'published' });
  // Off the public pages at once is the person's own right; back on them is not.
  expect(await asExpert('unpublished')).toMatchObject({
    status: 'unpublished',
    moves: ['in_review'],
  });
  expect(await asExpert('in_review')).toMatchObject({ status: 'in_review', moves: [] });
});

test('every status has a way forward for each role: its own, or of colleagues whom the profile names', async () => {
  const { id: orgId } = await server.given.organisation();
  const scopes = { departments: ['Law'], tags: [] };
  const given = { image: '/portraits/pat.svg', department: 'Law' };
  const own = async (role: 'expert' | 'staff' | 'individual') => {
    const { id } = await server.given.person(orgId, { ...given, kind: role });
    return { id, user: await server.signInAs(role, { orgId, personId: id }) };
  };
  const team = async (role: 'owner' | 'administrator' | 'agent', publishes = false) => ({
    id: (await server.given.person(orgId, given)).id,
    user: await server.signInAs(role, {
      orgId,
      email: `${role}.${publishes}@law.example`,
      ...(role === 'agent' && { scopes: { ...scopes, publishes } }),
    }),
  });
  // Neither can decide: another's scope, and an account that is no longer active.
  await server.signInAs('agent', { orgId, scopes: { departments: ['Art'], tags: [], publishes: true } });
  await server.given.user('administrator', { orgId, status: 'deactivated' });
  const readers = {
    owner: await team('owner'),
    administrator: await team('administrator'),
    agent: await team('agent'),
    publishingAgent: await team('agent', true),
    expert: await own('expert'),
    staff: await own('staff'),
    individual: await own('individual'),
  };
  const callers = new Map(
    Object.entries({
      'owner.false@law.example': readers.owner.user,
      'administrator.false@law.example': readers.administrator.user,
      'agent.false@law.example': readers.agent.user,
      'agent.true@law.example': readers.publishingAgent.user,
    }),
  );

  const deadEnds: string[] = [];
  for (const [name, { id, user }] of Object.entries(readers))
    for (const status of personStatus.options) {
      const stand = () => server.db.update(peopleTable).set({ status }).where(eq(peopleTable.id, id));
      await stand();
      const { moves, decided_by } = await user.call(people.get, { params: { id } });
      for (const to of moves) {
        await stand();
        await mover(user, id)(to, 'Name the flood barrier.');
      }
      await stand();
      if (moves.length > 0) continue;
      const named = decided_by?.people.map(({ email }) => callers.get(email)) ?? [];
      for (const colleague of named)
        if (!(await colleague?.call(people.get, { params: { id } }))?.moves.length)
          deadEnds.push(`${name}: ${status}, of a colleague who cannot decide either`);
      if (named.length === 0) deadEnds.push(`${name}: ${status}`);
    }
  expect(deadEnds).toEqual([]);
});

test('a move that the caller may not make is refused with those that they may', async () => {
  const { id: orgId } = await server.given.organisation();
  const { id } = await server.given.person(orgId, { status: 'draft', department: 'Law' });
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: ['Law'], tags: [] } });
  await expect(mover(agent, id)('published')).rejects.toMatchObject({
    status: 409,
    code: 'invalid_transition',
    envelope: { details: { status: 'draft', allowed: ['in_review'] } },
  });
  const outsider = await server.signInAs('agent', { orgId, scopes: { departments: ['Art'], tags: [] } });
  await expect(mover(outsider, id)('in_review')).rejects.toMatchObject({ status: 404 });
  const foreign = await server.signInAs('administrator');
  await expect(mover(foreign, id)('archived')).rejects.toMatchObject({ status: 404 });
  const colleague = await server.signInAs('expert', { orgId });
  await expect(mover(colleague, id)('in_review')).rejects.toMatchObject({ status: 404 });
});

test('publishing names every missing part at once; consent given elsewhere is recorded with how', async () => {
  const admin = await server.signInAs('administrator');
  const { id } = await server.given.person(admin.orgId ?? '', {
    status: 'draft',
    headline: '',
    image: null,
    consentAt: null,
  });
  await expect(mover(admin, id)('published')).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'headline' }, { path: 'photo' }, { path: 'consent' }] },
  });
  const { consent_at, missing } = await admin.call(people.recordConsent, {
    params: { id },
    body: { how: 'By email on 12 November' },
  });
  expect(consent_at).not.toBeNull();
  expect(missing).toEqual(['headline', 'photo']);
});

test('an archived profile is restored to what it was', async () => {
  const admin = await server.signInAs('administrator');
  const { id } = await server.given.person(admin.orgId ?? '', { image: '/portraits/pat.svg' });
  const move = mover(admin, id);
  await move('unpublished');
  expect((await move('archived')).moves).toEqual(['unpublished']);
  await expect(move('published')).rejects.toMatchObject({ status: 409 });
  expect((await move('unpublished')).status).toBe('unpublished');
});

test('an archived profile is restored for 365 days, one by one and with others', async () => {
  let now = new Date();
  await using later = await buildTestApp({ clock: () => now });
  const admin = await later.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const { id } = await later.given.person(orgId, { image: '/portraits/pat.svg' });
  await mover(admin, id)('archived');
  const archived = await admin.call(people.get, { params: { id } });
  expect(archived.moves).toEqual(['published']);
  const days = (Date.parse(archived.restorable_until ?? '') - now.getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(365);

  now = new Date(now.getTime() + 366 * 86_400_000);
  const next = await later.signInAs('administrator', { orgId });
  expect((await next.call(people.get, { params: { id } })).moves).toEqual([]);
  await expect(mover(next, id)('published')).rejects.toMatchObject({
    status: 409,
    envelope: { message: 'It was archived more than 365 days ago, so it cannot be restored.' },
  });
  const { changed, refused } = await next.call(people.setStatus, { body: { ids: [id], status: 'draft' } });
  expect(changed).toEqual([]);
  expect(refused).toMatchObject([
    { reason: 'It was archived more than 365 days ago, so it cannot be restored.' },
  ]);
});

test('the address of an own profile that is not public leads its owner to the preview, and nobody else', async () => {
  const org = await server.given.organisation();
  const draft = await server.given.person(org.id, { username: 'zoe-draft', status: 'draft' });
  const officer = await server.given.person(org.id, {
    username: 'officer-draft',
    kind: 'staff',
    status: 'in_review',
  });
  const cookieOf = ({ cookie }: { cookie: string }) => ({ 'next-auth.session-token': cookie });
  const owner = cookieOf(await server.signInAs('expert', { orgId: org.id, personId: draft.id }));
  const staff = cookieOf(await server.signInAs('staff', { orgId: org.id, personId: officer.id }));
  const admin = cookieOf(await server.signInAs('administrator', { orgId: org.id }));
  const open = async (url: string, cookies?: Record<string, string>) => {
    const { statusCode, headers } = await server.app.inject({ url, ...(cookies && { cookies }) });
    return [statusCode, headers.location];
  };
  const preview = '/dashboard/people?preview=1';
  expect(await open('/experts/Zoe-Draft', owner)).toEqual([302, preview]);
  expect(await open('/staff/officer-draft', staff)).toEqual([302, preview]);
  expect((await open('/experts/zoe-draft'))[1]).toBeUndefined();
  expect((await open('/experts/zoe-draft', staff))[1]).toBeUndefined();
  expect((await open('/experts/zoe-draft', admin))[1]).toBeUndefined();
});
