import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assembleByteDot } from '../testing/make-byte-dot.ts';
import { createVectorIndex, noConcept, type VectorIndex } from './vector-index.ts';
import { createVectorTable } from './vector-table.ts';

/** A vector of both models that points along one axis each. */
const axes = (multilingual: number, english: number, length = 127) =>
  Int8Array.from({ length: 768 }, (_, place) =>
    place === multilingual || place === 384 + english ? length : 0,
  );
const join = (...vectors: Int8Array[]) => Int8Array.from(vectors.flatMap((vector) => [...vector]));
const request = { query: axes(0, 3), englishWeight: 0, concepts: Float32Array.from([0.1, 0.5]) };

/** Same numbers each run, over the whole range of a byte. */
function* bytes() {
  for (let state = 1; ; state = (state * 48271) % 2147483647) yield (state % 255) - 127;
}

async function compare(index: VectorIndex, orgId?: string) {
  const compared = await index.compare(request, orgId);
  return compared.toSorted((left, right) => right.passages.multilingual - left.passages.multilingual);
}

test('SIMD instructions compute what plain arithmetic does', () => {
  const numbers = bytes();
  const random = () => Int8Array.from({ length: 768 }, () => numbers.next().value ?? 0);
  const [query, ...rows] = Array.from({ length: 41 }, random);
  if (!query) throw new Error('There is no query.');
  const dot = (vector: Int8Array, from: number) =>
    query.subarray(from, from + 384).reduce((sum, each, at) => sum + each * (vector[from + at] ?? 0), 0);
  const expected = rows.flatMap((row) => [dot(row, 0), dot(row, 384)]);

  const table = createVectorTable();
  for (const [place, row] of rows.entries()) table.set(place, row);
  expect([...table.compareRows(query, 0, 40).subarray(0, 80)]).toEqual(expected);
  expect([...table.compareRows(query, 7, 1).subarray(0, 2)]).toEqual(expected.slice(14, 16));
  expect([...table.compareOthers(query, join(...rows)).subarray(0, 80)]).toEqual(expected);
  // Growing the memory moves it.
  table.set(5000, query);
  expect([...table.compareRows(query, 0, 40).subarray(0, 80)]).toEqual(expected);
});

test('the committed instructions are what the source says', async () => {
  const committed = readFileSync(new URL('byte-dot.wasm', import.meta.url));
  expect(Buffer.from(await assembleByteDot()).equals(committed)).toBe(true);
});

test('compares whole profile, best passages and concepts, of all or of one organisation', async () => {
  const index = createVectorIndex(768, 100_000);
  const near = join(axes(0, 0), axes(1, 0), axes(0, 0));
  index.set('near', { orgId: 'north', vectors: near, concepts: [1] });
  index.set('far', { orgId: 'south', vectors: join(axes(1, 0), axes(1, 0)) });
  expect([index.size, index.bytes]).toEqual([2, 5 * 768]);
  expect((await compare(index)).map(({ id, passage, concept }) => [id, passage, concept])).toEqual([
    ['near', 1, 0.5],
    ['far', null, noConcept],
  ]);
  expect((await compare(index, 'south')).map(({ id }) => id)).toEqual(['far']);
  expect(await compare(index, 'west')).toEqual([]);
});

test('an expert who changes or leaves takes no one else along', async () => {
  const index = createVectorIndex(768, 100_000);
  for (const [place, id] of ['first', 'second', 'third'].entries())
    index.set(id, { orgId: 'north', vectors: axes(0, 0, 100 - 20 * place) });
  index.remove('first');
  index.set('second', { orgId: 'south', vectors: axes(0, 0, 20) });
  const order = async (orgId?: string) => (await compare(index, orgId)).map(({ id }) => id);
  expect(await order()).toEqual(['third', 'second']);
  expect(await order('north')).toEqual(['third']);
  index.remove('third');
  index.remove('second');
  expect([await order(), index.size, index.bytes]).toEqual([[], 0, 0]);
});

test('without room for passages an expert is compared by the profile, and without room for that not at all', async () => {
  const index = createVectorIndex(768, 12 * 768);
  const passages = Array.from({ length: 5 }, () => axes(0, 0));
  const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
  for (const id of names) index.set(id, { orgId: 'north', vectors: join(axes(1, 0), ...passages) });
  const found = (await compare(index)).map(({ id, passage }) => [id, passage]);
  expect(found).toEqual(names.slice(0, 7).map((id) => [id, id === 'first' ? 0 : null]));
  expect(index.bytes).toBe(12 * 768);
});

test('of a large directory the nearest profiles are compared, wherever they are in it', async () => {
  const index = createVectorIndex(768, 1e9);
  for (let place = 0; place < 9000; place += 1)
    index.set(`expert ${place}`, { orgId: 'north', vectors: axes(0, 0, place % 15 === 7 ? 100 : 50) });
  const nearest = (await index.compare(request)).map(({ id }) => Number(id.slice(7)) % 15);
  expect(nearest).toHaveLength(600);
  expect(new Set(nearest)).toEqual(new Set([7]));
});

test('compares a profile with those of colleagues by what both say and by their topics', () => {
  const index = createVectorIndex(768, 100_000);
  const [bread, lava, profile] = [axes(0, 0), axes(1, 0), axes(2, 0)];
  const vectors = (topic: Int8Array) => join(profile, topic, profile);
  index.set('baker', { orgId: 'north', vectors: vectors(bread), topics: [0, 1] });
  index.set('other baker', { orgId: 'north', vectors: vectors(bread), topics: [0, 1] });
  index.set('geologist', { orgId: 'north', vectors: vectors(lava), topics: [0, 1] });
  index.set('without topics', { orgId: 'north', vectors: profile });
  index.set('stranger', { orgId: 'south', vectors: vectors(bread), topics: [0, 1] });
  const alike = new Map(index.compareColleagues('baker')?.map(({ id, likeness }) => [id, likeness]));
  expect([...alike.keys()].toSorted()).toEqual(['geologist', 'other baker', 'without topics']);
  expect(alike.get('other baker')).toBeGreaterThan(alike.get('geologist') ?? 1);
  expect(index.compareColleagues('stranger')).toEqual([]);
  expect(index.compareColleagues('nobody')).toBeNull();
});
