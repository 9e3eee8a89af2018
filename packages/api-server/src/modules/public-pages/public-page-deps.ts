import type { FileStore } from '@rostrum/server-kit/storage';
import type { DirectorySearchDeps } from '../search/index.ts';

/** What public pages are drawn from. */
export interface PublicPageDeps extends DirectorySearchDeps {
  clock: () => Date;
  /** Where logos for pictures of links are. */
  uploadStore: FileStore;
  config: { publicUrl: string };
}
