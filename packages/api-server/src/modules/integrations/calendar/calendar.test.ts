import { postEditing } from '@rostrum/contracts/posts';
import { integrations } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { postScene } from '../../../testing/scenes/post-scene.ts';

const read = (text: string, name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(text)?.[1] ?? '';

test('a post that is scheduled for another day moves in calendars that have it', async () => {
  await using scene = await postScene();
  const { server, editor, approve } = scene;
  const { address } = await editor.call(integrations.renewCalendar);
  const readCalendar = async () => (await server.app.inject(new URL(address).pathname)).body;
  const nextYear = new Date().getUTCFullYear() + 1;
  const { id, version } = await approve('Nine dry days');
  const scheduled = await editor.call(postEditing.schedule, {
    params: { id },
    body: { version, date: `${nextYear}-01-10`, time: '09:00' },
  });
  const before = await readCalendar();
  await editor.call(postEditing.schedule, {
    params: { id },
    body: { version: scheduled.version, date: `${nextYear}-02-11`, time: '10:00' },
  });
  const after = await readCalendar();

  expect(read(after, 'UID')).toBe(read(before, 'UID'));
  expect([read(before, 'DTSTART'), read(after, 'DTSTART')]).toEqual([
    `${nextYear}0110T090000Z`,
    `${nextYear}0211T100000Z`,
  ]);
  expect(Number(read(after, 'SEQUENCE'))).toBeGreaterThan(Number(read(before, 'SEQUENCE')));
  expect(after.replaceAll('\r\n ', '')).toMatch(new RegExp(`URL[^\n]*/dashboard/posts/${id}\\b`));
  for (const text of [before, after])
    expect(read(text, 'DTSTAMP') <= new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')).toBe(true);
});
