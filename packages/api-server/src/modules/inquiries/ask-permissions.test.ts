import { inquiries } from '@rostrum/contracts';
import { inquiryAsks, linkAsks, ownAsks } from '@rostrum/contracts/inquiries';
import { describe, expect, test } from 'vitest';
import { askScene } from '../../testing/scenes/ask-scene.ts';

const key = () => crypto.randomUUID();
const accept = { answer: 'accept' } as const;

describe('who may', () => {
  test('nobody but the desk asks, within the organisation and once each', async () => {
    await using scene = await askScene();
    const { bram, params, expertUser, server } = scene;
    const body = { version: 1, person_ids: [bram.id], text: 'Can you?' };
    const ask = (who: typeof expertUser) =>
      who.call(inquiryAsks.ask, { params, body, idempotencyKey: key() });
    await expect(ask(expertUser)).rejects.toMatchObject({ status: 403 });
    const stranger = await server.signInAs('owner');
    await expect(ask(stranger)).rejects.toMatchObject({ status: 404 });
    const theirs = await server.given.person(stranger.orgId ?? '', {});
    await expect(scene.ask([theirs.id])).rejects.toMatchObject({ status: 422 });
    await scene.ask([bram.id]);
    await expect(scene.ask([bram.id])).rejects.toMatchObject({ status: 422 });
  });

  test('an agent asks within the own departments and tags only', async () => {
    await using scene = await askScene();
    const { orgId, server, params, bram } = scene;
    const away = await server.given.person(orgId, { firstname: 'Greta', department: 'History' });
    const agent = await server.signInAs('agent', {
      orgId,
      scopes: { departments: ['Engineering'], tags: [] },
    });
    const { items } = await agent.call(inquiryAsks.candidates, { params });
    expect(items.map(({ id }) => id)).toContain(bram.id);
    expect(items.map(({ id }) => id)).not.toContain(away.id);
    const { version } = await scene.read();
    await expect(
      agent.call(inquiryAsks.ask, {
        params,
        body: { version, person_ids: [away.id], text: 'Can you?' },
        idempotencyKey: key(),
      }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('an expert sees and answers only what they are asked', async () => {
    await using scene = await askScene();
    const { bram, expertUser } = scene;
    const { asks } = await scene.ask([bram.id]);
    const params = { id: asks[0]?.id ?? '' };
    expect((await expertUser.call(ownAsks.list)).items).toEqual([]);
    await expect(expertUser.call(ownAsks.get, { params })).rejects.toMatchObject({ status: 404 });
    await expect(
      expertUser.call(ownAsks.answer, { params, body: accept, idempotencyKey: key() }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      scene.server.call(linkAsks.get, { params: { token: 'x'.repeat(43) } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('while the seeker is waited for nobody is asked, and the refusal names real moves', async () => {
    await using scene = await askScene();
    const { administrator, params, bram } = scene;
    await administrator.call(inquiries.reply, {
      params,
      body: { visibility: 'all', body: 'Which station?', then: 'waiting_seeker' },
      idempotencyKey: key(),
    });
    await expect(scene.ask([bram.id])).rejects.toMatchObject({ status: 409 });
    expect((await scene.read()).allowed.ask).toBe(false);
  });
});
