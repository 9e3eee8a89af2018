export { ApiError, isApiError, type ApiErrorInit } from './api-error.ts';
export type { ApiClientOptions } from './api-client-options.ts';
export type { CallArguments, CallInput, CallOptions } from './call-input.ts';
export { createApiClient, type ApiClient } from './create-api-client.ts';
export type { StreamHandlers, StreamInput } from './live/live-streams.ts';
export { configureApiClient, getApiClient } from './shared-api-client.ts';
export type { SendFileInput } from './send-file.ts';
