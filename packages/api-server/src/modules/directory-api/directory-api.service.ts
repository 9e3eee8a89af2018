import { type ParsedQuery, publicPaths, toWebAddress } from '@rostrum/contracts';
import type { ApiPerson, ApiPost, directoryApi } from '@rostrum/contracts/directory-api';
import type { readScopes } from '@rostrum/contracts/settings';
import { organisationRepository } from '@rostrum/identity';
import { type KeyHolder, NotAllowedError, NotFoundError } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { createPublicProfileService } from '../public-profiles/index.ts';
import { pageOf, readCursor } from './page-cursor.ts';
import { publishedRepository } from './published.repository.ts';

type ReadScope = (typeof readScopes)[number];

const partOf: Readonly<Record<ReadScope, string>> = {
  'people.read': 'people',
  'posts.read': 'posts',
  'questions.read': 'questions',
};

/** The first line of each call: what the key is not good for is refused, whatever there is. */
function requireScope({ name, scopes }: KeyHolder, scope: ReadScope): void {
  if (!scopes.includes(scope))
    throw new NotAllowedError(
      `The API key “${name}” may not read ${partOf[scope]}. Make one that may, under Settings, Integrations.`,
    );
}

/** What anybody may read of the organisation of a key, for programs: addresses are absolute, lists have cursors. */
export function createDirectoryApiService({
  db,
  clock,
  publicUrl,
}: {
  db: Database;
  clock: () => Date;
  publicUrl: string;
}) {
  const profiles = createPublicProfileService({ db, clock });
  const absolute = (path: string): string => new URL(path, publicUrl).href;
  const file = (path: string | null): string | null => (path === null ? null : absolute(path));
  const named = (person: { name: string; username: string | null; kind?: string }) => ({
    name: person.name,
    username: person.username,
    url:
      person.username === null
        ? null
        : absolute(publicPaths.person(person.kind ?? 'expert', person.username)),
  });

  return {
    async organisation({ orgId, companyUsername }: KeyHolder) {
      const found = await organisationRepository.find(db, orgId);
      if (!found) throw new NotFoundError();
      return {
        company_username: companyUsername,
        name: found.name,
        kind: found.kind,
        description: found.description,
        url: absolute(publicPaths.organisation(companyUsername)),
        website: toWebAddress(found.website),
        logo: file(found.logo),
        logo_dark: file(found.logoDark),
        city: found.city,
        country: found.country,
        timezone: found.timezone,
        desk_phone: found.deskPhone,
      };
    },

    async people(holder: KeyHolder, query: ParsedQuery<typeof directoryApi.people>) {
      requireScope(holder, 'people.read');
      const after = readCursor(query.cursor);
      const rows = await publishedRepository.people(db, { orgId: holder.orgId, query, after });
      return pageOf(rows, query.limit, ({ kind, image, ...row }) => ({
        ...row,
        kind: kind as ApiPerson['kind'],
        name: [row.prefix, row.firstname, row.lastname].filter(Boolean).join(' '),
        url: absolute(publicPaths.person(kind, row.username)),
        image: file(image),
      }));
    },

    async person(holder: KeyHolder, username: string) {
      requireScope(holder, 'people.read');
      const person = await profiles.linkedPerson({ username });
      if (person.organisation.company_username !== holder.companyUsername)
        throw new NotFoundError(`No public profile is found under "${username}" in this organisation.`);
      return {
        ...person,
        url: absolute(publicPaths.person(person.kind, person.username)),
        image: file(person.image),
        posts: person.posts.map(({ href, ...post }) => ({ ...post, url: absolute(href) })),
        questions: person.questions.map(({ href, ...question }) => ({ ...question, url: absolute(href) })),
      };
    },

    async posts(holder: KeyHolder, query: ParsedQuery<typeof directoryApi.posts>) {
      requireScope(holder, 'posts.read');
      const after = readCursor(query.cursor);
      const rows = await publishedRepository.posts(db, { orgId: holder.orgId, query, after });
      return pageOf(rows, query.limit, ({ at, kind, cover, ...row }) => ({
        ...row,
        kind: kind as ApiPost['kind'],
        url: absolute(publicPaths.post(holder.companyUsername, row.slug)),
        cover: file(cover),
        published_at: at,
      }));
    },

    async post(holder: KeyHolder, slug: string) {
      requireScope(holder, 'posts.read');
      const post = await profiles.post({ company_username: holder.companyUsername, slug });
      return {
        ...post,
        topics: post.topics.map(({ title }) => title),
        slug,
        url: absolute(publicPaths.post(holder.companyUsername, slug)),
        cover: file(post.cover),
        authors: post.authors.map(named),
        experts: post.experts.map(named),
      };
    },

    async questions(holder: KeyHolder, query: ParsedQuery<typeof directoryApi.questions>) {
      requireScope(holder, 'questions.read');
      const after = readCursor(query.cursor);
      const rows = await publishedRepository.questions(db, { orgId: holder.orgId, query, after });
      return pageOf(rows, query.limit, (row) => ({
        ...row,
        url: absolute(publicPaths.question(holder.companyUsername, row.slug)),
      }));
    },

    async question(holder: KeyHolder, slug: string) {
      requireScope(holder, 'questions.read');
      const question = await profiles.question({ company_username: holder.companyUsername, slug });
      return {
        ...question,
        slug,
        url: absolute(publicPaths.question(holder.companyUsername, slug)),
        answers: question.answers.map(({ expert, ...answer }) => ({ ...answer, expert: named(expert) })),
      };
    },
  };
}
