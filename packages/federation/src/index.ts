export { createAreas, type Areas, type AreasOptions, type CurrentArea } from './areas/create-areas.ts';
export {
  createAreaAdapter,
  defaultLimits,
  type AreaAdapter,
  type AreaAdapterOptions,
  type Limits,
} from './lifecycle/area-adapter.ts';
export { createLeakSample } from './leaks/leak-sample.ts';
export { createLeakTracker, type LeakTracker } from './leaks/leak-tracker.ts';
export { watchAll, type AreaWatch, type Span } from './lifecycle/area-watch.ts';
export type { AreaFailure, AreaState, AreaStatus, FailureKind } from './lifecycle/area-state.ts';
export { createRemoteLoader, type LoadOptions, type LoadRelease } from './loading/remote-loader.ts';
export { createRegistryClient, type RegistryClient } from './registry/registry-client.ts';
export { ownerOf } from './registry/owner-of.ts';
export { refusalOf } from './registry/version-gate.ts';
