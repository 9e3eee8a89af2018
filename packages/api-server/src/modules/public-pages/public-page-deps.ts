import type { Database } from '@rostrum/server-kit/database';

/** What public pages are drawn from. */
export interface PublicPageDeps {
  db: Database;
  clock: () => Date;
  config: { publicUrl: string };
}
