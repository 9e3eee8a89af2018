import type { FileStore } from '@rostrum/server-kit/storage';
import type { PublicProfileDeps } from '../public-profiles/index.ts';

/** What public pages are drawn from. */
export interface PublicPageDeps extends PublicProfileDeps {
  /** Where logos for pictures of links are. */
  uploadStore: FileStore;
  config: { publicUrl: string };
}
