import { classifications, maximumImportRows } from '@rostrum/contracts/settings';
import { Parser } from 'n3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { events } from '../../events/events.schema.ts';

type Admin = Awaited<ReturnType<TestApp['signInAs']>>;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ worksJobs: false });
});
afterAll(() => server[Symbol.asyncDispose]());

const head = 'Kind,Term,Broader term,Entry terms,Scope note\n';
const run = (admin: Admin, rows: string, dry_run = false) =>
  admin.call(classifications.import, { body: { csv: head + rows, dry_run } });
const exported = async (admin: Admin, format: 'csv' | 'turtle') =>
  (await admin.call(classifications.export, { query: { format } })).text;

test('a dry run names every wrong row and writes nothing; what is right goes in and out again, hostile words too', async () => {
  const admin = await server.signInAs('administrator');
  const wrong = [
    'topic,Water,Ice,,',
    'topic,Ice,Snow,,',
    'topic,Snow,Water,,',
    'topic,Snow,,,',
    'planet,Mars,,,',
    'industry,Shipping,,,',
    'topic,X,,,',
    'tag,Lost,Nowhere,,',
  ].join('\n');
  const faulty = await run(admin, wrong);
  expect(faulty).toMatchObject({ applied: false, rows: 8 });
  expect(faulty.errors.map(({ row, message }) => `${row} ${message}`)).toEqual([
    '2 A term cannot stand below itself: Water › Snow › Ice › Water.',
    expect.stringContaining('3 A term cannot stand below itself'),
    expect.stringContaining('4 A term cannot stand below itself'),
    '5 Snow is already in row 4.',
    '6 Kind is topic, category, tag, department, not “planet”.',
    '7 Industries are a fixed list and cannot be imported.',
    '8 Term: use 2 to 80 characters on one line, none of them invisible.',
    '9 The broader term Nowhere is not there and not in the file.',
  ]);

  const right = [
    'topic,"=HYPERLINK(""http://evil.example"")",Water,"<b>bold</b> | ""quoted""",Line',
    'topic,Water,,H2O,',
    'department,"Press \\ office",,,',
  ].join('\n');
  expect(await run(admin, right, true)).toMatchObject({ added: 3, applied: false, error_count: 0 });
  expect((await admin.call(classifications.list)).terms).toEqual([]);
  expect(await run(admin, right)).toMatchObject({ added: 3, changed: 0, applied: true });
  const csv = await exported(admin, 'csv');
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(await admin.call(classifications.import, { body: { csv, dry_run: false } })).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 3,
  });
  const quads = new Parser().parse(await exported(admin, 'turtle'));
  const labels = quads.filter(({ predicate }) => predicate.value.endsWith('altLabel'));
  expect(labels.map(({ object }) => object.value).toSorted()).toEqual(['"quoted"', '<b>bold</b>', 'H2O']);
  const broader = quads.find(({ predicate }) => predicate.value.endsWith('broader'));
  const water = quads.find(({ object }) => object.value === 'Water');
  expect(broader?.object.value).toBe(water?.subject.value);
  await expect(
    admin.call(classifications.import, { body: { csv: 'a,b\n1,"2', dry_run: true } }),
  ).rejects.toMatchObject({ status: 422 });
});

test('SKOS goes in as well: of another thesaurus, with circles, without concepts, and what was exported', async () => {
  const admin = await server.signInAs('administrator');
  const skosHead = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n@prefix x: <http://thesaurus.example/> .\n`;
  const read = (turtle: string, dry_run = false) =>
    admin.call(classifications.import, { body: { csv: skosHead + turtle, format: 'turtle', dry_run } });
  const glaciers = `x:ice a skos:Concept ; skos:prefLabel "Eis"@de, "Frozen water"@en ; skos:altLabel "Floes"@en ; skos:narrower x:glacier .
    x:glacier a skos:Concept ; skos:prefLabel "Valley glaciers"@en ; skos:scopeNote "Rivers of ice."@en .`;
  expect(await read(glaciers)).toMatchObject({ rows: 2, added: 2, applied: true });
  const { terms } = await admin.call(classifications.list);
  const parent = terms.find(({ title }) => title === 'Frozen water');
  expect(parent).toMatchObject({ entry_terms: ['Floes'] });
  expect(terms.find(({ title }) => title === 'Valley glaciers')).toMatchObject({
    parent_id: parent?.id,
    scope_note: 'Rivers of ice.',
  });

  const circle = `x:a a skos:Concept ; skos:prefLabel "Alpha"@en ; skos:broader x:b .
    x:b a skos:Concept ; skos:prefLabel "Beta"@en ; skos:broader x:a, x:nowhere .`;
  const faulty = await read(circle);
  expect(faulty).toMatchObject({ applied: false, error_count: 2 });
  expect(faulty.errors[0]?.message).toBe('A term cannot stand below itself: Alpha › Beta › Alpha.');
  for (const turtle of ['x:a a x:Thing .', 'x:a a'])
    await expect(read(turtle)).rejects.toMatchObject({ status: 422 });

  const csv = await exported(admin, 'turtle');
  expect(
    await admin.call(classifications.import, { body: { csv, format: 'turtle', dry_run: false } }),
  ).toMatchObject({ added: 0, changed: 0, error_count: 0 });
});

test('ten thousand rows with broader terms go in at once, one more does not', async () => {
  const admin = await server.signInAs('administrator');
  const rows = Array.from(
    { length: maximumImportRows },
    (_, index) =>
      `topic,Term ${index},${index % 100 === 0 ? '' : `Term ${index - (index % 100)}`},alias ${index},`,
  ).join('\n');
  expect(await run(admin, rows)).toMatchObject({ added: maximumImportRows, applied: true, error_count: 0 });
  await expect(run(admin, `${rows}\ntopic,One more,,,`)).rejects.toMatchObject({ status: 422 });
});

test('a hundred thousand concepts are refused with the limit, as CSV and as SKOS, and nothing of them is written', async () => {
  const admin = await server.signInAs('administrator');
  const send = (csv: string, format: 'csv' | 'turtle') =>
    server.app.inject({
      method: 'POST',
      url: classifications.import.path.replace('{identifier}', admin.identifier),
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { csv, format, dry_run: false },
    });
  const many = (line: (index: number) => string) =>
    Array.from({ length: 100_000 }, (_, index) => line(index)).join('\n');
  const rows = await send(head + many((index) => `tag,${index.toString(36)}x,,,`), 'csv');
  expect([rows.statusCode, rows.body]).toEqual([413, expect.stringContaining('at most 1024 kB')]);
  // As many as a request of this size holds.
  const fewer = await send(head + many((index) => `tag,${index.toString(36)},,,`).slice(0, 950_000), 'csv');
  expect([fewer.statusCode, fewer.body]).toEqual([422, expect.stringContaining('at most 10,000 terms')]);
  // As short as concepts can be written: fewer do not fit into a file of this size either.
  const prefix = '@prefix s:<http://www.w3.org/2004/02/skos/core#>.@prefix :<x:>.\n';
  const concepts = Array.from({ length: 30_000 }, (_, index) => `:c${index} a s:Concept .\n`).join('');
  const skos = await send(prefix + concepts, 'turtle');
  expect(skos.statusCode).toBe(422);
  expect(skos.body).toContain('at most 10,000 concepts; this one has 30,000');
  expect((await admin.call(classifications.list)).terms).toEqual([]);
  // One concept with as many names is read once and not anew for each of them.
  const names = Array.from({ length: 60_000 }, (_, index) => `"${index.toString(36)}"`).join(',');
  const one = await send(`${prefix}:a a s:Concept;s:prefLabel "Ice";s:altLabel ${names}.`, 'turtle');
  expect(one.json()).toMatchObject({ data: { applied: false, error_count: 1 } });
});

test('hostile labels stay text, and what is invisible or too long is refused, typed as well as imported', async () => {
  const admin = await server.signInAs('administrator');
  const addTag = (title: string, entry_terms: string[] = []) =>
    admin.call(classifications.add, {
      body: { scheme: 'tag', title, entry_terms, parent_id: null, scope_note: '' },
    });
  const markup = '<img src=x onerror=alert(1)>';
  expect(await addTag(markup, ['</script><b>', '\u{1F30A} Élan'])).toMatchObject({ title: markup });
  const refused = [
    'Ship\u202Egnip',
    'Ta\u200Bx',
    '\u2067Water\u2069',
    'Line\u0000end',
    'Line\nend',
    'Bell\u0007',
    'x'.repeat(81),
    'x'.repeat(10_000),
  ];
  for (const title of refused) {
    await expect(addTag(title), JSON.stringify(title.slice(0, 20))).rejects.toMatchObject({ status: 422 });
    await expect(addTag('Plain', [title])).rejects.toMatchObject({ status: 422 });
    const report = await run(admin, `tag,"${title}",,,\ntag,Named,,"${title}",\n`).catch(
      (error: unknown) => error,
    );
    // Each row is named; a file with NUL is no text at all.
    const refusal = title.includes('\u0000') ? { status: 422 } : { applied: false, error_count: 2 };
    expect(report, JSON.stringify(title.slice(0, 20))).toMatchObject(refusal);
  }
  const { terms } = await admin.call(classifications.list, { query: { scheme: 'tag' } });
  expect(terms.map(({ title, entry_terms }) => [title, entry_terms])).toEqual([
    [markup, ['</script><b>', '\u{1F30A} Élan']],
  ]);
});

test('words of profiles and of searches are suggested until they are terms, entry terms or dismissed', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  await server.given.person(orgId, {
    topics: ['Compound flooding', 'compound flooding', 'Law'],
    lastname: 'Aa',
  });
  await server.given.person(orgId, { topics: ['Compound flooding', 'Vacancy tax'], lastname: 'Bb' });
  const search = (searchText: string, visitor: string) =>
    server.db.insert(events).values({ orgId, name: 'search_zero', searchText, visitor, results: 0 });
  for (const visitor of ['one', 'two']) {
    await search('thermal runaway', visitor);
    await search('law', visitor);
  }
  await search('typed by one', 'three');
  const suggested = async () =>
    (await admin.call(classifications.suggestions)).items.map(({ text, source, count }) => [
      text,
      source,
      count,
    ]);
  expect(await suggested()).toEqual([
    ['Compound flooding', 'profiles', 2],
    ['Law', 'profiles', 1],
    ['Vacancy tax', 'profiles', 1],
    ['law', 'searches', 2],
    ['thermal runaway', 'searches', 2],
  ]);
  await admin.call(classifications.add, {
    body: { scheme: 'topic', title: 'Law', entry_terms: ['Vacancy tax'], parent_id: null, scope_note: '' },
  });
  const dismiss = (dismissed: boolean) =>
    admin.call(classifications.dismiss, {
      body: { scheme: 'topic', text: 'Thermal Runaway', dismissed },
    });
  await dismiss(true);
  await dismiss(true);
  expect(await suggested()).toEqual([['Compound flooding', 'profiles', 2]]);
  await dismiss(false);
  expect(await suggested()).toHaveLength(2);
  const other = await server.signInAs('administrator');
  expect((await other.call(classifications.suggestions)).items).toEqual([]);
});
