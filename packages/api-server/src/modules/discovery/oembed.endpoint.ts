import type { FastifyInstance } from 'fastify';
import { publicPaths } from '@rostrum/contracts';
import { InputError, isBusinessError, NotFoundError } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import { countDrawing } from '../page-changes/index.ts';
import { createPublicProfileService } from '../public-profiles/index.ts';

interface OembedDeps {
  db: Database;
  clock: () => Date;
  config: { publicUrl: string };
  limits: Pick<Limits, 'consume'>;
}

interface Described {
  path: string;
  title: string;
  organisation: { name: string; company_username: string };
  isListed: boolean;
}

/** A part of an address as it was meant; undefined where it was encoded wrongly. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Describes a public page of this installation by its address; undefined where there is no such page. */
function createDescriber({ db, clock, config }: Omit<OembedDeps, 'limits'>) {
  const service = createPublicProfileService({ db, clock });

  async function describePerson(username: string): Promise<Described> {
    const person = await service.person({ username });
    // The page is there for those who have the address, and nothing shows or passes it on.
    if (person.is_in_safety_mode) throw new NotFoundError();
    return {
      path: publicPaths.person(person.kind, person.username),
      title: `${person.name}, ${person.job_title}`,
      organisation: person.organisation,
      isListed: person.is_indexed,
    };
  }

  async function describeOrganisation(company_username: string): Promise<Described> {
    const organisation = await service.organisation({ company_username }, { page_from: 0, page_size: 1 });
    return {
      path: publicPaths.organisation(organisation.company_username),
      title: organisation.name,
      organisation,
      isListed: organisation.is_listed,
    };
  }

  async function describePublication(company_username: string, kind: string, slug: string) {
    const params = { company_username, slug };
    const company = (found: Described['organisation']) => found.company_username;
    if (kind === 'posts') {
      const post = await service.post(params);
      const path = publicPaths.post(company(post.organisation), slug);
      return { path, title: post.title, organisation: post.organisation, isListed: post.is_listed };
    }
    const question = await service.question(params);
    const path = publicPaths.question(company(question.organisation), slug);
    return { path, title: question.text, organisation: question.organisation, isListed: question.is_listed };
  }

  return async (address: string): Promise<Described | undefined> => {
    const url = URL.parse(address, config.publicUrl);
    if (url?.origin !== new URL(config.publicUrl).origin) return undefined;
    const parts = url.pathname.split('/').slice(1).map(decode);
    const [root, name, kind, slug, more] = parts;
    if (name === undefined || name === '' || more !== undefined) return undefined;
    if (root === 'experts' || root === 'staff') return kind === undefined ? describePerson(name) : undefined;
    if (root !== 'organizations') return undefined;
    if (kind === undefined) return describeOrganisation(name);
    if ((kind !== 'posts' && kind !== 'questions') || !slug) return undefined;
    return describePublication(name, kind, slug);
  };
}

/** `/oembed?url=…` (oembed.com): what services that show links say about a public page. JSON alone; type `link`. */
export function oembedEndpoint(app: FastifyInstance, deps: OembedDeps): void {
  const describe = createDescriber(deps);
  const absolute = (path: string) => new URL(path, deps.config.publicUrl).href;
  app.get<{ Querystring: { url?: unknown; format?: unknown } }>(
    '/oembed',
    { config: { policy: 'page' } },
    async ({ ip, query: { url, format } }, reply) => {
      if (typeof url !== 'string')
        throw new InputError('Name the page in the parameter url.', { code: 'malformed_request' });
      // The specification of oEmbed asks for 501 where a format is not offered.
      if (format !== undefined && format !== 'json')
        return reply.code(501).type('text/plain; charset=utf-8').send('Only format=json is offered.');
      await countDrawing(deps.limits, ip);
      const found = await describe(url).catch((error: unknown) => {
        if (isBusinessError(error) && (error.code === 'not_found' || error.code === 'gone')) return undefined;
        throw error;
      });
      if (!found) throw new NotFoundError('There is no public page at this address.');
      if (!found.isListed) reply.header('x-robots-tag', 'noindex');
      return reply.header('cache-control', 'public, no-cache').send({
        version: '1.0',
        type: 'link',
        title: found.title,
        author_name: found.organisation.name,
        author_url: absolute(publicPaths.organisation(found.organisation.company_username)),
        provider_name: 'Rostrum',
        provider_url: absolute('/'),
        thumbnail_url: `${absolute(found.path)}/preview.png`,
        thumbnail_width: 1200,
        thumbnail_height: 630,
      });
    },
  );
}
