import type { RegistryArea } from '@rostrum/contracts';

/** What a failure was: not allowed to run, not loaded, not mounted, or broken while it was on screen. */
export type FailureKind = 'refused' | 'load' | 'mount' | 'render';

export interface AreaFailure {
  kind: FailureKind;
  /** For support. */
  reason: string;
}

export type AreaStatus = 'idle' | 'loading' | 'mounted' | 'failed';

export interface AreaState {
  status: AreaStatus;
  /** The release that is loading, on screen, or failed. */
  release?: RegistryArea;
  /** Set while `failed`, and while a retry after it is loading. */
  failure?: AreaFailure;
}
