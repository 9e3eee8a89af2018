import type { embeds, ParsedParams, ParsedQuery } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { NotFoundError } from '@rostrum/server-kit';
import { organisationRepository } from '@rostrum/identity';
import { publicPeopleRepository } from '../public-profiles/index.ts';

interface EmbedServiceDeps {
  db: Database;
  /** Embeds stand on foreign pages, so their links carry the whole address. */
  publicUrl: string;
}

/** What organisations show of themselves on their own pages. */
export function createEmbedService({ db, publicUrl }: EmbedServiceDeps) {
  const absolute = (path: string) => new URL(path, publicUrl).href;

  return {
    async directory(
      { company_username }: ParsedParams<typeof embeds.directory>,
      { q, topic, page_from, page_size }: ParsedQuery<typeof embeds.directory>,
    ) {
      const organisation = await organisationRepository.findPublic(db, company_username);
      if (!organisation)
        throw new NotFoundError(
          `No organisation is found under "${company_username}". Copy the code again from the Builder.`,
        );
      const filter = { orgId: organisation.id, q, topic };
      const [items, total] = await Promise.all([
        publicPeopleRepository.directory(db, filter, { limit: page_size, offset: page_from }),
        publicPeopleRepository.countDirectory(db, filter),
      ]);
      return {
        organisation: organisation.name,
        total,
        items: items.map(({ username, kind, name, job_title, headline, image, topics }) => ({
          username,
          name,
          job_title,
          headline,
          image: image === null ? null : absolute(image),
          topics,
          href: absolute(`/${kind === 'staff' ? 'staff' : 'experts'}/${encodeURIComponent(username)}`),
        })),
      };
    },
  };
}
