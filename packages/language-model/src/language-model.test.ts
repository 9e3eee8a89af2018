import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createLanguageModel, type LanguageModel, type LanguageModelOptions } from './language-model.ts';
import { modelFolder } from './model-files.ts';
import { compareBytes, toBytes, type VectorPart } from './vectors.ts';

const opened: LanguageModel[] = [];
function open(options: LanguageModelOptions = {}): LanguageModel {
  const model = createLanguageModel(options);
  opened.push(model);
  return model;
}
const folders: string[] = [];
afterEach(() => {
  for (const model of opened.splice(0)) model.close();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('places a question nearest to the text that answers it, in any language, and at the same place among others', async () => {
  const model = open();
  expect(await model.start()).toBe('ready');
  const [query] = await model.embed(['coastal flooding'], { kind: 'query' });
  const passages = await model.embed(
    ['inondations et montée des eaux', 'tax law', 'Hochwasser an der Küste'],
    { kind: 'passage' },
  );
  const nearness = (part: VectorPart) =>
    passages.map((passage) => compareBytes(toBytes(query ?? passage), toBytes(passage), part));
  // The vectors of the original engines have these cosines.
  for (const [index, expected] of [0.832, 0.766, 0.867].entries())
    expect(nearness('multilingual')[index]).toBeCloseTo(expected, 2);
  for (const [index, expected] of [0.165, 0.057, 0.032].entries())
    expect(nearness('english')[index]).toBeCloseTo(expected, 2);

  const [again, alone] = [
    await model.embed(['tax law', 'coastal flooding'], { kind: 'query' }),
    await model.embed(['coastal flooding'], { kind: 'query' }),
  ];
  expect(again[1]).toEqual(query);
  expect(alone[0]).toEqual(query);
  expect(await model.embed([], { kind: 'query' })).toEqual([]);
});

test('refuses texts beyond its queue at once, and returns those before', async () => {
  const model = open({ maxWaiting: 1 });
  await model.start();
  const calls = ['rents', 'strikes', 'measles'].map((text) => model.embed([text], { kind: 'query' }));
  await expect(calls[2]).rejects.toMatchObject({ name: 'ModelUnavailableError', reason: 'busy' });
  expect((await Promise.all(calls.slice(0, 2))).flat()).toHaveLength(2);
  expect(model.state).toBe('ready');
});

test('is unavailable with a changed file, says which, and is ready again once the file is restored', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rostrum-model-'));
  folders.push(folder);
  cpSync(modelFolder, folder, { recursive: true });
  writeFileSync(path.join(folder, 'scores.f32'), 'changed');
  let clock = 0;
  const model = open({ folder, retryMs: 1000, now: () => clock });
  await expect(model.embed(['rents'], { kind: 'query' })).rejects.toMatchObject({ reason: 'off' });
  expect(await model.start()).toBe('failed');
  expect(model.failure).toContain('scores.f32');
  await expect(model.embed(['rents'], { kind: 'query' })).rejects.toMatchObject({ reason: 'failed' });

  cpSync(path.join(modelFolder, 'scores.f32'), path.join(folder, 'scores.f32'));
  clock = 1000;
  await expect(model.embed(['rents'], { kind: 'query' })).rejects.toMatchObject({ reason: 'loading' });
  expect(await model.start()).toBe('ready');
  expect(await model.embed(['rents'], { kind: 'query' })).toHaveLength(1);
});
