import type { RemoteRelease, ShellRelease } from '@rostrum/contracts';
import type { KnownState } from '../store/releases.repository.ts';

/** What the releases of an installation are read from. */
export interface IndexSources {
  /** Undefined while the database never answered: then there is what was built, and nothing else. */
  state: KnownState | undefined;
  built: readonly RemoteRelease[];
  shell: ShellRelease | undefined;
}
