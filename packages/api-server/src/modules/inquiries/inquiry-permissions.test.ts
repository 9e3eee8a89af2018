import { analytics, inquiries, people, roles, sentInquiries, type Role } from '@rostrum/contracts';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../testing/caller.ts';
import type { SignedInTester } from '../../testing/build-test-app.ts';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';

const key = () => crypto.randomUUID();
const outcomeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  );

const acts = (who: SignedInTester, id: string, version: number) => ({
  list: () => who.call(inquiries.list),
  get: () => who.call(inquiries.get, { params: { id } }),
  note: () =>
    who.call(inquiries.reply, {
      params: { id },
      body: { visibility: 'internal', body: 'Noted.' },
      idempotencyKey: key(),
    }),
  reply: () =>
    who.call(inquiries.reply, {
      params: { id },
      body: { visibility: 'all', body: 'Answered.' },
      idempotencyKey: key(),
    }),
  assignees: () => who.call(inquiries.assignees),
  assign: () => who.call(inquiries.update, { params: { id }, body: { version, assignee_id: null } }),
  close: () =>
    who.call(inquiries.close, { params: { id }, body: { version: version + 100, outcome: 'booked' } }),
});

describe('who may do what', () => {
  const desk = {
    list: 'done',
    get: 'done',
    note: 'done',
    reply: 'done',
    assignees: 'done',
    close: 'version_conflict',
  };
  const asked = {
    list: 'done',
    get: 'done',
    note: 'done',
    reply: 'done',
    assignees: 'not_allowed',
    assign: 'not_allowed',
  };
  const nothing = {
    list: 'not_allowed',
    get: 'not_allowed',
    note: 'not_allowed',
    reply: 'not_allowed',
    assignees: 'not_allowed',
    assign: 'not_allowed',
    close: 'not_allowed',
  };
  const expected: Record<Role, Record<string, string>> = {
    owner: desk,
    administrator: desk,
    agent: desk,
    expert: { ...asked, close: 'not_allowed' },
    individual: { ...asked, close: 'version_conflict' },
    staff: nothing,
    media: nothing,
    event: nothing,
    legal: nothing,
    research: nothing,
    business: nothing,
    seeker: nothing,
  };

  test('is settled for each of the twelve roles', async () => {
    await using scene = await inquiryScene();
    const { orgId, server } = scene;
    for (const role of roles) {
      const person = await server.given.person(orgId, { department: 'Law' });
      const scopes = { departments: ['Law'], tags: [] };
      const who = await server.signInAs(role, { orgId, personId: person.id, scopes });
      const inquiry = await server.given.inquiry(orgId, { recipients: [person.id] });
      const calls = acts(who, inquiry.id, inquiry.version);
      const found: Record<string, string> = {};
      for (const [name, call] of Object.entries(calls))
        if (name in expected[role]) found[name] = await outcomeOf(call());
      expect({ role, ...found }).toEqual({ role, ...expected[role] });
    }
  });

  test('another organisation reads that there is nothing, for every call', async () => {
    await using scene = await inquiryScene();
    const inquiry = await scene.server.given.inquiry(scene.orgId);
    const stranger = await scene.server.signInAs('owner');
    const { list, assignees, ...one } = acts(stranger, inquiry.id, inquiry.version);
    const outcomes: Record<string, string> = {};
    for (const [name, call] of Object.entries(one)) outcomes[name] = await outcomeOf(call());
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(one).map((name) => [name, 'not_found'])));
    expect((await stranger.call(inquiries.list)).total).toBe(0);
    expect(await outcomeOf(list())).toBe('done');
    expect(await outcomeOf(assignees())).toBe('done');
  });

  test('an expert finds only what is addressed to them', async () => {
    await using scene = await inquiryScene();
    const { orgId, expert, expertUser, server } = scene;
    const theirs = await server.given.inquiry(orgId, { recipients: [expert.id] });
    const others = await server.given.inquiry(orgId);
    const { items, counts } = await expertUser.call(inquiries.list, { query: { view: 'all' } });
    expect(items.map(({ id }) => id)).toEqual([theirs.id]);
    expect(counts.views).toMatchObject({ all: 1, mine: 1 });
    expect(await outcomeOf(expertUser.call(inquiries.get, { params: { id: others.id } }))).toBe('not_found');
  });

  test('an expert reads the own notes and none of the desk, which reads both', async () => {
    await using scene = await inquiryScene();
    const { orgId, expert, expertUser, administrator, server } = scene;
    const { id, version } = await server.given.inquiry(orgId, { recipients: [expert.id] });
    const params = { id };
    const note = (who: SignedInTester, body: string) =>
      who.call(inquiries.reply, { params, body: { visibility: 'internal', body }, idempotencyKey: key() });
    await note(administrator, 'She was short with the last reporter.');
    const toExpert = await note(expertUser, 'I am on a train until noon.');
    const outcome = { version, outcome: 'declined_by_org', note: 'Not her, after last time.' } as const;
    const toDesk = await administrator.call(inquiries.close, { params, body: outcome });
    const later = await expertUser.call(inquiries.get, { params });
    for (const seen of [toExpert, later]) {
      expect(JSON.stringify(seen)).not.toMatch(/last reporter|after last time|inquiry\.noted/);
      expect(seen.messages.map(({ body }) => body)).toContain('I am on a train until noon.');
    }
    expect(toDesk.messages.map(({ body }) => body)).toEqual(
      expect.arrayContaining(['She was short with the last reporter.', 'I am on a train until noon.']),
    );
    expect(toDesk.outcome_note).toBe('Not her, after last time.');
  });

  test('an agent with a scope sees its departments and what was assigned, and is told whom to ask for the rest', async () => {
    await using scene = await inquiryScene();
    const { orgId, expert, administrator, server } = scene;
    const lawyer = await server.given.person(orgId, { department: 'Law' });
    const agent = await server.signInAs('agent', {
      orgId,
      scopes: { departments: ['Engineering'], tags: [] },
    });
    const inside = await server.given.inquiry(orgId, { recipients: [expert.id] });
    const outside = await server.given.inquiry(orgId, { recipients: [lawyer.id] });
    expect((await agent.call(inquiries.list)).items.map(({ id }) => id)).toEqual([inside.id]);
    expect(await outcomeOf(agent.call(inquiries.get, { params: { id: outside.id } }))).toBe('not_allowed');
    await administrator.call(inquiries.update, {
      params: { id: outside.id },
      body: { version: 1, assignee_id: agent.userId },
    });
    expect((await agent.call(inquiries.list, { query: { view: 'mine' } })).items.map(({ id }) => id)).toEqual(
      [outside.id],
    );
    const byTag = await server.signInAs('agent', { orgId, scopes: { departments: [], tags: ['coast'] } });
    expect((await byTag.call(inquiries.list)).items.map(({ id }) => id)).toEqual([inside.id]);
  });
});

test('an agent without a scope sees nothing but what was assigned to them, and is mailed nothing', async () => {
  await using scene = await inquiryScene();
  const { orgId, expert, administrator, journalist, server } = scene;
  const agent = await server.signInAs('agent', { orgId, email: 'agent@northmere.example' });
  const { id } = await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: key() });
  const { version } = await administrator.call(inquiries.get, { params: { id } });
  const { assignees: _desk, list: _list, ...one } = acts(agent, id, version);
  const outcomes: Record<string, string> = {};
  for (const [name, call] of Object.entries(one)) outcomes[name] = await outcomeOf(call());
  expect(outcomes).toEqual(Object.fromEntries(Object.keys(one).map((name) => [name, 'not_allowed'])));
  const { total, counts } = await agent.call(inquiries.list, { query: { view: 'all' } });
  expect({ total, all: counts.views.all, types: counts.types }).toEqual({ total: 0, all: 0, types: {} });
  expect(await agent.call(people.list)).toMatchObject({ total: 0, departments: [] });
  expect(await outcomeOf(agent.call(people.get, { params: { id: expert.id } }))).toBe('not_found');
  const figures = await agent.call(analytics.overview);
  expect(figures.inquiries.total.now).toBe(0);
  expect(figures.top_people).toEqual([]);
  expect((await scene.mails()).map(({ toEmail }) => toEmail)).not.toContain('agent@northmere.example');

  await administrator.call(inquiries.update, {
    params: { id },
    body: { version, assignee_id: agent.userId },
  });
  expect((await agent.call(inquiries.list)).items.map((item) => item.id)).toEqual([id]);
});

describe('a restricted inquiry', () => {
  const witness = {
    type: 3,
    subject: 'Warehouse battery fire',
    fields: { stage: 'in_litigation', org_type: 'legal_firm', parties: 'Arkwright v Sable' },
    deadline_at: undefined,
  } as const;

  test('hides its content from agents until it is theirs, and its private part from the expert', async () => {
    await using scene = await inquiryScene();
    const { administrator, journalist, expertUser, orgId, server } = scene;
    const agent = await server.signInAs('agent', {
      orgId,
      scopes: { departments: ['Engineering'], tags: [] },
    });
    const { id } = await journalist.call(sentInquiries.send, {
      body: scene.media(witness),
      idempotencyKey: key(),
    });

    const [row] = (await agent.call(inquiries.list)).items;
    expect(row).toMatchObject({
      restricted: true,
      subject: 'Restricted inquiry',
      sender: { name: 'Name withheld', organization: null },
    });
    expect(JSON.stringify(row)).not.toMatch(/battery|Strand|surge/);
    expect(await outcomeOf(agent.call(inquiries.get, { params: { id } }))).toBe('not_allowed');
    for (const q of ['battery', 'Strand', 'surge'])
      expect((await agent.call(inquiries.list, { query: { q } })).total).toBe(0);
    expect((await administrator.call(inquiries.list, { query: { q: 'battery' } })).total).toBe(1);

    const toExpert = await expertUser.call(inquiries.get, { params: { id } });
    expect(JSON.stringify(toExpert.fields)).not.toContain('Arkwright');
    const toAdministrator = await administrator.call(inquiries.get, { params: { id } });
    expect(toAdministrator.fields).toMatchObject({ parties: 'Arkwright v Sable' });

    await administrator.call(inquiries.update, {
      params: { id },
      body: { version: toAdministrator.version, assignee_id: agent.userId },
    });
    const toAgent = await agent.call(inquiries.get, { params: { id } });
    expect(toAgent.fields).toMatchObject({ parties: 'Arkwright v Sable' });
  });

  test('is announced without content, and each reading is written down once', async () => {
    await using scene = await inquiryScene();
    const { administrator, expertUser, journalist, orgId, server } = scene;
    await server.signInAs('agent', {
      orgId,
      email: 'agent@northmere.example',
      scopes: { departments: ['Engineering'], tags: [] },
    });
    const { id } = await journalist.call(sentInquiries.send, {
      body: scene.media(witness),
      idempotencyKey: key(),
    });
    const announcements = (await scene.mails()).filter(({ kind }) => kind === 'inquiry.new');
    expect(announcements.map(({ toEmail }) => toEmail).sort()).toEqual([
      'jonah@northmere.example',
      'maren@northmere.example',
    ]);
    for (const { subject, text, html } of announcements)
      expect(subject + text + html).not.toMatch(/battery|Strand|surge|Arkwright/);

    for (let round = 0; round < 3; round += 1) await expertUser.call(inquiries.get, { params: { id } });
    const { activity } = await administrator.call(inquiries.get, { params: { id } });
    expect(activity.filter(({ verb }) => verb === 'inquiry.read_restricted')).toHaveLength(1);
  });

  test('keeps an anonymous donor without a name for all but administrators', async () => {
    await using scene = await inquiryScene();
    const { administrator, expertUser, journalist } = scene;
    const gift = {
      type: 7,
      fields: { donor_type: 'other', focus: 'endowments', anonymous: true },
      deadline_at: undefined,
    } as const;
    const { id } = await journalist.call(sentInquiries.send, {
      body: scene.media(gift),
      idempotencyKey: key(),
    });
    expect((await administrator.call(inquiries.list)).items[0]?.sender.name).toBe('Name withheld');
    expect((await administrator.call(inquiries.get, { params: { id } })).sender.name).toBe('Callum Strand');
    const toExpert = await expertUser.call(inquiries.get, { params: { id } });
    expect(JSON.stringify(toExpert)).not.toMatch(/Strand|callum/);
  });
});
