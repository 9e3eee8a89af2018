export { defineRemote, type MountProps, type Remote, type RemoteDefinition } from './area/define-remote.tsx';
export { defineRoutes, type AreaRoute } from './area/routes.ts';
export { AreaProviders } from './area/area-root.tsx';
export {
  useRemoteContext,
  type FailureOrigin,
  type RemoteContext,
  type SessionSource,
} from './area/remote-context.ts';
export {
  createAreaBus,
  faultOfPayload,
  type AreaBus,
  type PageBus,
  type TimelineEntry,
} from './events/area-bus.ts';
export { useAreaEvent, useEmit, useProvideService, useService } from './area/use-area-bus.ts';
export { useSession, useSessionOf, type SessionView } from './area/use-session.ts';
export { useApiClient } from './area/use-api-client.ts';
export { createQueryClient, mayPass, type QueryClientInit } from './query-policy/create-query-client.ts';
export { contractQueryKey, contractQueryOptions, resourceOf } from './query-policy/contract-query-options.ts';
export {
  useContractMutation,
  type ContractMutationOptions,
  type MutationInput,
} from './query-policy/use-contract-mutation.ts';
export { tellRefusal } from './query-policy/tell-refusal.ts';
export { PageRouter } from './routing/area-router.tsx';
export {
  browserNavigator,
  getLocation,
  guardHistory,
  subscribeLocation,
} from './routing/browser-location.ts';
export { goTo } from './routing/go-to.ts';
export { interceptLinks } from './routing/intercept-links.ts';
export { matchOwnedPath } from './routing/owned-paths.ts';
export { searchSuggestions } from './search/search-suggestions.tsx';
export { useUrlState, type SetUrlState, type SetUrlStateOptions } from './routing/use-url-state.ts';
export { unsavedChanges, useUnsavedChanges, type LeaveQuestion } from './unsaved/unsaved-changes.ts';
export { standalone } from './standalone/standalone.tsx';
