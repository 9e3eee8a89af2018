import { questionDesk } from '@rostrum/contracts/qanda';
import { column, createListener, readRows } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiryVectorSource } from '../inquiries/index.ts';
import { questionVectorSource } from '../questions/index.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createTextVectorWorker } from './text-vector-worker.ts';

const polling = { timeout: 30_000, interval: 50 };

/** An app whose texts are computed by a worker with a model that says what a test wants. */
async function scene(answer: (texts: readonly string[]) => Promise<'busy' | undefined>) {
  const server = await buildTestApp();
  const listener = createListener(server.serverDatabase.config);
  const worker = createTextVectorWorker({
    db: server.db,
    listener,
    log: { warn: () => undefined, info: () => undefined },
    semantics: {
      state: 'ready',
      async embed(texts) {
        if ((await answer(texts)) === 'busy') return null;
        return { model: 'new', vectors: texts.map((text) => new Float32Array(768).fill(text.length / 600)) };
      },
    },
    sources: [questionVectorSource, inquiryVectorSource],
  });
  /** The length of the text that a vector was computed from, or the mean of two; null before it was. */
  const lengthIn = async (table: 'question' | 'inquiry', id: string) => {
    const [row] = await readRows(
      server.db,
      { model: column.text, vector: column.bytes },
      sql`SELECT model, vector FROM ${sql.identifier(`${table}_vectors`)} WHERE ${sql.identifier(`${table}_id`)} = ${id}`,
    );
    return row === undefined || row.model !== 'new' ? null : row.vector[0];
  };
  return {
    server,
    worker,
    lengthIn,
    async [Symbol.asyncDispose]() {
      await worker.close();
      await listener.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

test('computes what is missing or of another model, and each new or reworded question', async () => {
  await using story = await scene(async () => undefined);
  const { server, worker, lengthIn } = story;
  const { id: orgId } = await server.given.organisation();
  const desk = await server.signInAs('administrator', { orgId });
  const early = await server.given.question(orgId, {
    text: 'Why is the sea salt?',
    details: 'For my story.',
  });
  const inquiry = await server.given.inquiry(orgId, { subject: 'Salt', message: 'Why is the sea salt?' });
  const former = await server.given.inquiry(orgId, { subject: 'Salt', message: 'Who knows of salt?' });
  await server.db.execute(
    sql`UPDATE inquiry_vectors SET model = 'older', vector = '\\x01' WHERE inquiry_id = ${former.id}::uuid`,
  );
  worker.work();
  await expect.poll(() => lengthIn('question', early.id), polling).toBe((20 + 34) / 2);
  await expect.poll(() => lengthIn('inquiry', inquiry.id), polling).toBe('Salt\nWhy is the sea salt?'.length);
  await expect.poll(() => lengthIn('inquiry', former.id), polling).toBe('Salt\nWho knows of salt?'.length);

  const late = await server.given.question(orgId, { text: 'Who was the first to sail there?' });
  await expect
    .poll(() => lengthIn('question', late.id), polling)
    .toBe('Who was the first to sail there?'.length);
  const text = 'Who sailed there first, and why?';
  await desk.call(questionDesk.reword, { params: { id: early.id }, body: { version: early.version, text } });
  await expect.poll(() => lengthIn('question', early.id), polling).toBe((text.length + text.length + 14) / 2);
  await expect.poll(() => worker.due, polling).toBe(0);
});

test('does not store the vector of a wording that changed while it was computed', async () => {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const computed: string[] = [];
  await using story = await scene(async (texts) => {
    computed.push(...texts);
    if (!texts.some((text) => text.startsWith('Is it'))) return undefined;
    begun.resolve();
    await held.promise;
    return undefined;
  });
  const { server, worker, lengthIn } = story;
  const { id: orgId } = await server.given.organisation();
  const { id } = await server.given.question(orgId, { text: 'Is it the salt?' });
  worker.work();
  await begun.promise;
  await server.db.execute(sql`UPDATE questions SET text = 'Was it ever the salt?' WHERE id = ${id}::uuid`);
  held.resolve();
  await expect.poll(() => lengthIn('question', id), polling).toBe('Was it ever the salt?'.length);
  expect(computed.filter((text) => text !== 'ready')).toEqual(['Is it the salt?', 'Was it ever the salt?']);
});

test('waits for a model that is busy', async () => {
  let isBusy = true;
  await using story = await scene(async (texts) => {
    if (!texts[0]?.startsWith('Is it') || !isBusy) return undefined;
    isBusy = false;
    return 'busy';
  });
  const { server, worker, lengthIn } = story;
  const { id: orgId } = await server.given.organisation();
  const { id } = await server.given.question(orgId, { text: 'Is it the salt?' });
  worker.work();
  await expect.poll(() => lengthIn('question', id), polling).toBe('Is it the salt?'.length);
});

test('a server without a model computes nothing and asks for nothing', async () => {
  const subscribed: string[] = [];
  const worker = createTextVectorWorker({
    db: null as never,
    listener: { subscribe: (channel) => void subscribed.push(channel) },
    log: { warn: () => undefined, info: () => undefined },
    semantics: { state: 'off', embed: () => Promise.reject(new Error('There is no model.')) },
    sources: [questionVectorSource],
  });
  worker.work();
  await worker.close();
  expect([subscribed, worker.due]).toEqual([[], 0]);
});

test('an erased inquiry gets no vector again', async () => {
  await using story = await scene(async () => undefined);
  const { server, worker } = story;
  const { id: orgId } = await server.given.organisation();
  const { id } = await server.given.inquiry(orgId, { erasedAt: new Date() });
  const other = await server.given.inquiry(orgId);
  worker.work();
  await expect.poll(() => story.lengthIn('inquiry', other.id), polling).not.toBeNull();
  const rows = await readRows(
    server.db,
    { id: column.text },
    sql`SELECT inquiry_id AS id FROM inquiry_vectors WHERE inquiry_id = ${id}::uuid`,
  );
  expect(rows).toEqual([]);
});
