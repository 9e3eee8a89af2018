import type { Database } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';

/** What public pages are drawn from. */
export interface PublicPageDeps {
  db: Database;
  clock: () => Date;
  /** Where logos for pictures of links are. */
  uploadStore: FileStore;
  config: { publicUrl: string };
}
