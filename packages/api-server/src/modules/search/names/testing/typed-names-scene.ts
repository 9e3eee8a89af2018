import { search } from '@rostrum/contracts';
import type { SignedInTester, TestApp } from '../../../../testing/build-test-app.ts';
import { people } from '../../../people/people.schema.ts';
import { readTypedNames } from './typed-names.ts';

const names = readTypedNames();

/** An organisation whose experts have the names of the list, and a member who searches for them. */
export async function typedNamesScene(server: TestApp) {
  const { id: orgId } = await server.given.organisation({ name: 'Northmere University' });
  await server.db.insert(people).values(
    names.map(({ firstname, lastname }, number) => ({
      orgId,
      kind: 'expert' as const,
      username: `named-${number}`,
      firstname,
      lastname,
      jobTitle: 'Lecturer',
      email: `named-${number}@northmere.example`,
      headline: 'Teaches and writes',
      biography: 'She said “tsunami–warning” systems don’t work',
      status: 'published' as const,
      publishedAt: new Date(),
    })),
  );
  return { member: await server.signInAs('administrator', { orgId }), names };
}

/** Searches for one in `every` spellings and returns those that do not find their expert first. */
export async function findMissedSpellings(
  { call }: SignedInTester,
  { every }: { every: number },
): Promise<string[]> {
  const missed: string[] = [];
  for (const [number, { typed, tradition, firstname, lastname }] of names.entries())
    for (const q of typed.filter((_, at) => (number + at) % every === 0)) {
      const { people: found, total } = await call(search.find, { query: { q } });
      if (found[0]?.username !== `named-${number}`)
        missed.push(`${tradition}: ${firstname} ${lastname} typed “${q}”: ${total}, ${found[0]?.name}`);
      else if ((found[0].missing?.length ?? 0) > 0) missed.push(`“${q}” misses ${found[0].missing?.join()}`);
    }
  return missed;
}
