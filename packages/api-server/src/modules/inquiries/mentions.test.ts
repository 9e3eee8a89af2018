import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiries, sentInquiries } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import { inquiries as inquiryTable } from './inquiries.schema.ts';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';

const key = () => crypto.randomUUID();

async function mentionScene() {
  const scene = await inquiryScene();
  const { server, orgId, journalist } = scene;
  const join = (role: 'administrator' | 'agent', firstname: string, scopes = {}) =>
    server.signInAs(role, {
      orgId,
      firstname,
      lastname: 'Amari',
      email: `${firstname.toLowerCase()}@northmere.example`,
      scopes: { departments: [], tags: [], ...scopes },
    });
  const colleague = await join('administrator', 'Wren');
  const near = await join('agent', 'Ines', { departments: ['Engineering'] });
  const far = await join('agent', 'Hugo', { departments: ['Law'] });
  const sent = await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: key() });
  const params = { id: sent.id };
  const note = (body: string) =>
    scene.administrator.call(inquiries.reply, {
      params,
      body: { visibility: 'internal', body },
      idempotencyKey: key(),
    });
  const told = async (who: Pick<typeof colleague, 'call'>) =>
    (await who.call(notifications.list, { query: { kind: 'mention' } })).items.map(
      ({ actor, text, detail, href }) => ({ said: `${actor} ${text}: ${detail}`, href }),
    );
  const mentionMails = async () => (await scene.mails()).filter(({ kind }) => kind === 'inquiry.mentioned');
  return {
    ...scene,
    colleague,
    near,
    far,
    params,
    note,
    told,
    mentionMails,
    async [Symbol.asyncDispose]() {
      await scene[Symbol.asyncDispose]();
    },
  };
}

test('who is mentioned in a note is told by the bell and by email, without the note; the history names them', async () => {
  await using scene = await mentionScene();
  const { activity } = await scene.note('SECRET-CANARY: @Wren Amari, @Ines Amari, what do you think?');
  const [step] = activity.filter(({ verb }) => verb === 'inquiry.noted');
  expect(step?.text).toBe('added an internal note and mentioned Wren Amari and Ines Amari');
  const expected = {
    said: 'Jonah Petrie mentioned you in a note: Storm surge barriers',
    href: `/dashboard/inquiries/${scene.params.id}`,
  };
  expect(await scene.told(scene.colleague)).toEqual([expected]);
  expect(await scene.told(scene.near)).toEqual([expected]);
  const mails = await scene.mentionMails();
  expect(mails.map(({ toEmail }) => toEmail).toSorted()).toEqual([
    'ines@northmere.example',
    'wren@northmere.example',
  ]);
  expect(JSON.stringify(mails)).not.toContain('SECRET-CANARY');
});

test('whose inbox does not show the inquiry is not told, nor is who wrote the note, nor anybody outside the team', async () => {
  await using scene = await mentionScene();
  const { activity } = await scene.note('@Hugo Amari @Jonah Petrie @Callum Strand @Nobody Here');
  expect(activity.find(({ verb }) => verb === 'inquiry.noted')?.text).toBe('added an internal note');
  expect(await scene.told(scene.far)).toEqual([]);
  expect(await scene.told(scene.administrator)).toEqual([]);
  expect(await scene.told(scene.journalist)).toEqual([]);
  expect(await scene.mentionMails()).toEqual([]);
});

test('a reply to the seeker mentions no one', async () => {
  await using scene = await mentionScene();
  await scene.administrator.call(inquiries.reply, {
    params: scene.params,
    body: { visibility: 'all', body: 'Ask @Wren Amari.' },
    idempotencyKey: key(),
  });
  expect(await scene.told(scene.colleague)).toEqual([]);
});

test('of a restricted inquiry the bell and the email name the number alone', async () => {
  await using scene = await mentionScene();
  const { ref } = await scene.administrator.call(inquiries.get, { params: scene.params });
  await scene.server.db
    .update(inquiryTable)
    .set({ restricted: true })
    .where(eq(inquiryTable.id, scene.params.id));
  await scene.note('@Wren Amari and @Ines Amari');
  expect((await scene.told(scene.colleague)).map(({ said }) => said)).toEqual([
    `Jonah Petrie mentioned you in a note: Restricted inquiry ${ref}`,
  ]);
  // An agent reads a restricted inquiry only when it is theirs.
  expect(await scene.told(scene.near)).toEqual([]);
  const mails = await scene.mentionMails();
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain('Storm surge barriers');
});
