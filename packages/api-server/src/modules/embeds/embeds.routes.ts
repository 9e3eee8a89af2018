import type { Database } from '@rostrum/server-kit/database';
import { embeds } from '@rostrum/contracts';
import { contractRoutes, publicRoute } from '@rostrum/server-kit/module';
import { createEmbedService } from './embeds.service.ts';

export const embedRoutes = contractRoutes(
  ({ db, config }: { db: Database; config: { publicUrl: string } }) => {
    const service = createEmbedService({ db, publicUrl: config.publicUrl });
    return [
      publicRoute(embeds.directory, ({ params, query }) => service.directory(params, query), {
        cacheControl: 'public, max-age=60',
      }),
    ];
  },
);
