import { directoryApi } from '@rostrum/contracts/directory-api';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, keyRoute, defineModule } from '@rostrum/server-kit/module';
import { createDirectoryApiService } from './directory-api.service.ts';

interface DirectoryApiDeps {
  db: Database;
  clock: () => Date;
  config: { publicUrl: string };
}

/** For each key. A site that asks again with what it knows costs little, so the limit is above what a build needs. */
const limit = { points: 600, seconds: 60 };
const options = { limit, cacheControl: 'private, no-cache', hasEtag: true };

/** The public API: what an organisation publishes, for programs that hold one of its keys. */
export const directoryApiModule = defineModule({
  name: 'directory-api',
  routes: contractRoutes(({ db, clock, config }: DirectoryApiDeps) => {
    const service = createDirectoryApiService({ db, clock, publicUrl: config.publicUrl });
    return [
      keyRoute(directoryApi.organisation, ({ holder }) => service.organisation(holder), options),
      keyRoute(directoryApi.people, ({ holder, query }) => service.people(holder, query), options),
      keyRoute(directoryApi.person, ({ holder, params }) => service.person(holder, params.username), options),
      keyRoute(directoryApi.posts, ({ holder, query }) => service.posts(holder, query), options),
      keyRoute(directoryApi.post, ({ holder, params }) => service.post(holder, params.slug), options),
      keyRoute(directoryApi.questions, ({ holder, query }) => service.questions(holder, query), options),
      keyRoute(directoryApi.question, ({ holder, params }) => service.question(holder, params.slug), options),
    ];
  }),
});
