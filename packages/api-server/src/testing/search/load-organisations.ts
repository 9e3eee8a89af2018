import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Queryable } from '@rostrum/server-kit/database';
import { createGiven } from '../given.ts';
import { classifications } from '../../modules/classifications/classifications.schema.ts';
import { personAvailability, personSections } from '../../modules/people/people.schema.ts';

const media = ['live_tv', 'radio', 'podcast', 'phone', 'studio'] as const;

const personSchema = z.strictObject({
  username: z.string(),
  prefix: z.string().optional(),
  firstname: z.string(),
  lastname: z.string(),
  pronouns: z.string(),
  job_title: z.string(),
  department: z.string(),
  headline: z.string(),
  biography: z.string(),
  topics: z.array(z.string()),
  languages: z.array(z.strictObject({ code: z.string(), speak: z.string(), interview: z.boolean() })),
  media: z.array(z.enum(media)),
});

const organisationSchema = z.strictObject({
  key: z.string(),
  name: z.string(),
  kind: z.enum(['university', 'hospital', 'law_firm', 'corporation', 'individual']),
  city: z.string(),
  country: z.string(),
  timezone: z.string(),
  description: z.string(),
  people: z.array(personSchema),
});
type Person = z.infer<typeof personSchema>;
type Organisation = z.infer<typeof organisationSchema>;

const readinessSchema = z.record(z.enum(media), z.boolean());

/** Inquiry types that people of a kind of organisation do not take, as in the demonstration. */
const refusedTypes: Record<Organisation['kind'], readonly number[]> = {
  university: [7],
  hospital: [4, 7, 8],
  law_firm: [3, 7, 8],
  corporation: [3, 7, 8],
  individual: [3, 7, 8],
};

const folder = path.join(import.meta.dirname, '../../modules/search/testing/by-meaning/organisations');

async function addPerson(db: Queryable, organisation: Organisation, orgId: string, each: Person) {
  const { job_title: jobTitle, prefix = null, media: ready, languages, ...profile } = each;
  const { key, kind, city, country } = organisation;
  const isReady = Object.fromEntries(media.map((medium) => [medium, ready.includes(medium)]));
  const { id: personId } = await createGiven(db).person(orgId, {
    ...profile,
    jobTitle,
    prefix,
    city,
    country,
    email: `${profile.username}@${key}.example`,
    image: '/portrait.svg',
    industries: [],
    completeness: 80,
    lastConfirmedAt: new Date(),
    readiness: { ...readinessSchema.parse(isReady), reachable_from: null, reachable_to: null },
  });
  await db
    .insert(personSections)
    .values(
      languages.map((data, position) => ({ orgId, personId, kind: 'language' as const, position, data })),
    );
  await db
    .insert(personAvailability)
    .values(refusedTypes[kind].map((type) => ({ orgId, personId, type, accepts: 'no' as const })));
}

/** Adds the further organisations, their experts and topics, all public, to a database that has the demonstration. */
export async function loadMeaningOrganisations(db: Queryable): Promise<void> {
  for (const file of readdirSync(folder).toSorted()) {
    const content = organisationSchema.parse(parse(readFileSync(path.join(folder, file), 'utf8')));
    const { key: companyUsername, people, ...about } = content;
    const { id: orgId } = await createGiven(db).organisation({ ...about, companyUsername });
    const titles = new Set(people.flatMap(({ topics }) => topics));
    await db
      .insert(classifications)
      .values([...titles].map((title) => ({ scheme: 'topic' as const, title })))
      .onConflictDoNothing();
    for (const person of people) await addPerson(db, content, orgId, person);
  }
}
