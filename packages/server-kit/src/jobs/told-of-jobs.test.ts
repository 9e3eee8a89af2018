import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '@rostrum/test-support/server';
import { createListener } from '../database/notifications.ts';
import { runAsSystem } from '../database/principal.ts';
import { transaction } from '../database/transaction.ts';
import { createBoss, inTransaction, stopBoss } from './job-queue.ts';
import { openQueue } from './work-on-schedule.ts';

/** Longer than a test may take: what is done was told of, and not found by looking. */
const never = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 3600 };

test('a server is told of a job once its cause is committed, also in a queue that an older release made', async () => {
  await using database = await createTestDatabase();
  const server = await database.openForServer();
  const listener = createListener(server.config);
  const boss = createBoss({ pool: server.pool, log: pino({ level: 'silent' }), listener });
  await runAsSystem('the test is the server', async () => {
    await boss.createQueue('letters');
    await boss.start();
    await openQueue(boss, 'letters', { notify: true });
    expect((await boss.getQueue('letters'))?.notify).toBe(true);
    const fetches = vi.spyOn(server.pool, 'query');
    const done = vi.fn<(word: string) => void>();
    await boss.work<{ word: string }>('letters', never, async ([job]) => done(job?.data.word ?? ''));
    for (const word of ['first', 'second']) {
      await transaction(server.db, async (tx) => {
        await boss.send('letters', { word }, inTransaction(tx));
        expect(done).not.toHaveBeenCalledWith(word);
      });
      await vi.waitFor(() => expect(done).toHaveBeenCalledWith(word));
    }
    // What is told of while no one listens is looked for once someone does again.
    const { rowCount } = await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rostrum-live' and datname = current_database()",
    );
    expect(rowCount).toBe(1);
    await boss.send('letters', { word: 'third' });
    await vi.waitFor(() => expect(done).toHaveBeenCalledWith('third'));
    // Three jobs, and the look with which the work begins: no look of its own in between.
    expect(fetches.mock.calls.length).toBeLessThan(20);
    await stopBoss(boss, 1000);
  });
  await listener.close();
  await server.close();
});
