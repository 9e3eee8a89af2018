/** What a release of the trial area does wrong. Each build of it writes its own over this file. */
export type Fault =
  | 'none'
  | 'throws-at-import'
  | 'throws-at-bootstrap'
  | 'throws-at-mount'
  | 'hangs-at-mount'
  | 'throws-at-first-render'
  | 'throws-outside-its-boundary'
  | 'throws-at-unmount'
  | 'never-unmounts'
  | 'has-no-lifecycles'
  | 'leaks';

export const fault: Fault = 'none';

/** Tells two releases apart that are otherwise the same. */
export const label: string = 'source';
