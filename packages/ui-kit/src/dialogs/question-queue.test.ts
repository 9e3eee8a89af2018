import { expect, test, vi } from 'vitest';
import { createQuestionQueue } from './question-queue.ts';

test('questions wait for what they are drawn with, in their order, and are asked at once from then on', () => {
  const load = vi.fn(() => new Promise(() => undefined));
  const confirm = vi.fn();
  const queue = createQuestionQueue(load);
  queue.ask({ title: 'First?' });
  queue.ask({ title: 'Second?' });
  expect(confirm).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalled();
  queue.begin({ confirm });
  queue.ask({ title: 'Third?' });
  expect(confirm.mock.calls.map(([{ title }]) => title)).toEqual(['First?', 'Second?', 'Third?']);
});

test('without a connection the browser asks, and either answer counts', async () => {
  const answers = [true, false];
  const ask = vi.spyOn(window, 'confirm').mockImplementation(() => answers.shift() ?? false);
  const done = vi.fn();
  const queue = createQuestionQueue(() => Promise.reject(new Error('offline')));
  queue.ask({ title: 'Leave without saving?', onOk: () => done('left') });
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('left'));
  queue.ask({ title: 'Delete it?', onOk: () => done('deleted'), onCancel: () => done('kept') });
  await vi.waitFor(() => expect(done).toHaveBeenLastCalledWith('kept'));
  expect(ask.mock.calls).toEqual([['Leave without saving?'], ['Delete it?']]);
});
