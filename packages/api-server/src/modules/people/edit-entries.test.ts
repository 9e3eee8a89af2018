import { people } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

test('every further kind of entry is saved, read back and shown in public', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const person = await server.given.person(admin.orgId ?? '', { username: 'versatile' });
  const data = {
    accreditation: { name: 'Chartered engineer', issuer: 'Engineering Council', valid_until: '2031-05-01' },
    accomplishment: { title: 'Harbour swim', type: 'personal', date: '2019-6', description: 'First home.' },
    research_focus: { title: 'Compound floods', description: 'Rain and tide at once.', date: '2024' },
    research_grant: {
      title: 'Safe estuaries',
      organization: 'Sea Fund',
      details: 'Three years.',
      amount: 1_200_000,
      currency: 'eur',
    },
    patent: { number: 'EP 1 234 567', title: 'Tide gauge', details: 'Without moving parts.' },
    course: { title: 'Coastal engineering', details: 'For the second year.' },
    partnership: { title: 'Flood alerts', details: 'Since 2020.', organization: 'Port of Northmere' },
    sample_talk: {
      title: 'The next surge',
      description: 'For everybody.',
      minutes: 45,
      formats: ['keynote'],
    },
    testimonial: {
      name: 'Ivo Lind',
      position: 'Editor',
      company: 'The Meridian',
      recommendation: 'Clear within a minute.',
      agreed_on: '2026-10-01',
    },
    publication: {
      title: 'Surges',
      publisher: 'Sea Press',
      kind: 'article',
      authors: 'Lind, I. and Pat, V.',
      doi: 'https://doi.org/10.1000/Surge.1',
      date: '2021/3/14',
      details: 'On gates that close by themselves.',
    },
    event_appearance: {
      title: 'Opening',
      event_name: 'Tide Days',
      date: '2026-05-02',
      timezone: 'America/New_York',
    },
    education: { institution: 'Delft', degree: 'MSc', description: 'On sluices.' },
    video: {
      title: 'At the gauge',
      url: 'https://www.youtube.com/watch?v=abc',
      captions: 'https://northmere.example/gauge.vtt',
    },
    social: { network: 'linkedin', url: 'linkedin.com/in/versatile' },
  } as const;
  let { version } = person;
  const save = (kind: keyof typeof data, entry: object) =>
    admin.call(people.replaceSections, {
      params: { id: person.id },
      body: { kind, version, entries: [{ data: entry }] } as never,
    });
  for (const kind of Object.keys(data) as (keyof typeof data)[]) {
    const saved = await save(kind, data[kind]);
    ({ version } = saved);
    expect(saved.sections.find((section) => section.kind === kind)?.data).toMatchObject(
      kind === 'research_grant'
        ? { ...data[kind], currency: 'EUR' }
        : kind === 'publication'
          ? { ...data[kind], doi: '10.1000/Surge.1', date: '2021-03-14', year: 2021 }
          : kind === 'accomplishment'
            ? { ...data[kind], date: '2019-06', year: 2019 }
            : kind === 'social'
              ? { ...data[kind], url: 'https://linkedin.com/in/versatile' }
              : data[kind],
    );
  }
  await expect(
    save('video', { title: 'Elsewhere', url: 'https://youtube.com.evil.example/watch' }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(save('publication', { ...data.publication, doi: '11.1/x' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'entries.0.data.doi' }] },
  });
  // The year alone is what older areas send; the calendar has no other days.
  expect(
    (await save('publication', { ...data.publication, date: undefined, year: 2020 })).sections,
  ).toContainEqual(expect.objectContaining({ data: expect.objectContaining({ year: 2020 }) }));
  version += 1;
  for (const date of ['2021-02-30', '1899', '2021-1-1-1', 'spring'])
    await expect(save('publication', { ...data.publication, date })).rejects.toMatchObject({
      envelope: { fields: [{ path: 'entries.0.data.date' }] },
    });
  await save('publication', data.publication);
  version += 1;
  await expect(save('event_appearance', { ...data.event_appearance, timezone: 'Sea' })).rejects.toMatchObject(
    { code: 'invalid_input' },
  );
  const { body } = await server.app.inject('/experts/versatile');
  for (const shown of [
    'Chartered engineer',
    'Compound floods',
    'Sea Fund, 1,200,000 EUR',
    'EP 1 234 567, Without moving parts.',
    'Coastal engineering',
    'Port of Northmere',
    'The next surge',
    'Clear within a minute.',
    'Lind, I. and Pat, V., Sea Press, 14 March 2021. On gates that close by themselves.',
    'June 2019. First home.',
    'Personal',
    'href="https://doi.org/10.1000/Surge.1"',
    'Tide Days, New York time',
    'Delft. On sluices.',
    'href="https://northmere.example/gauge.vtt"',
    'At the gauge',
    'LinkedIn',
  ])
    expect(body).toContain(shown);
});
