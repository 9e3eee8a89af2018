import { foldText, people as peopleContract, search, splitWords } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { findMissedSpellings, typedNamesScene } from './testing/typed-names-scene.ts';

/** Letters of the scripts that people write their names in. */
const blocks = [
  [0x20, 0x52f],
  [0x531, 0x556],
  [0x561, 0x587],
  [0x591, 0x5ea],
  [0x600, 0x6ff],
  [0x900, 0xc4d],
  [0xe01, 0xe5b],
  [0x1000, 0x11ff],
  [0x1e00, 0x206f],
  [0x3041, 0x30ff],
  [0x4e00, 0x9fd5],
  [0xac00, 0xd7a3],
  [0xff00, 0xffef],
  [0x1e900, 0x1e943],
] as const;
const characters = blocks.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).filter(
    (character) => !/\p{Cn}/u.test(character),
  ),
);

for (const hasOtherLocale of [false, true])
  test(`names are found at the first place however they are typed (${hasOtherLocale ? 'ICU' : 'embedded'} locale)`, async () => {
    await using server = await buildTestApp({ hasOtherLocale });
    const { member, names } = await typedNamesScene(server);
    // The nightly run types all spellings.
    expect(await findMissedSpellings(member, { every: 10 })).toEqual([]);

    // The list of the dashboard and the typeahead have the same folding.
    const listed = async (q: string) =>
      (await member.call(peopleContract.list, { query: { q } })).items.map(({ name }) => name);
    const suggested = async (q: string) =>
      (await member.call(search.people, { query: { q } })).items.map(({ title }) => title);
    for (const [q, name] of [
      ['Jean Francois', 'Jean-François L’Hôpital'],
      ['L’Hôpital, Jean-François', 'Jean-François L’Hôpital'],
      ['Müller, Jürgen', 'Jürgen Müller'],
      ['Juergen Mueller', 'Jürgen Müller'],
      ['OBrien', 'Conor O’Brien'],
      ["o'brien", 'Conor O’Brien'],
      ['王小明', '小明 王'],
      ['Saint John', 'Oliver St. John'],
    ] as const) {
      expect([q, await listed(q)]).toEqual([q, [name]]);
      expect([q, (await suggested(q))[0]]).toEqual([q, name]);
    }

    // One group alone fills the hundred that a menu holds, and a headline of 500 characters is a search.
    const teachers = await member.call(search.suggest, { query: { q: 'teaches', limit: 100 } });
    expect(teachers.people).toHaveLength(100);
    const headline = 'Teaches and writes '.repeat(27).slice(0, 500);
    expect((await member.call(search.find, { query: { q: headline } })).people.length).toBeGreaterThan(0);

    // What stands between marks is found, and shown with the marks that were written.
    const [warned] = (await member.call(search.find, { query: { q: 'tsunami warning' } })).people;
    expect(warned?.match?.parts.map(({ text }) => text).join('')).toContain(
      '“tsunami–warning” systems don’t work',
    );
    expect(warned?.match?.parts.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      'tsunami',
      'warning',
    ]);

    const folded = await server.database.pool.query<{ text: string; fold: string; words: string }>(
      'select text, rostrum_fold(text) as fold, rostrum_text(text) as words from unnest($1::text[]) as text',
      [[...characters, ...names.flatMap(({ typed }) => typed)]],
    );
    expect(
      folded.rows.filter(
        ({ text, fold, words }) => fold !== foldText(text) || words !== splitWords(text).join(' '),
      ),
    ).toEqual([]);
  });

test('every indexed text is made by the functions that leave words and spaces only', async () => {
  await using server = await buildTestApp();
  // Also of columns and functions that are still to be written.
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_attrdef d join pg_class c on c.oid = d.adrelid
       join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
       where pg_get_expr(d.adbin, d.adrelid) ~ 'to_tsvector|unaccent'
     union all select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname like 'rostrum%'
       and p.prosrc ~ 'to_tsvector\\(|unaccent\\(' and p.prosrc !~ 'to_tsvector\\(''public.rostrum(_simple)?'', public.rostrum_text\\(|array_to_tsvector'`,
  );
  expect(rows).toEqual([]);
});
