import axios, { isCancel } from 'axios';
import {
  guestUploadContent,
  loginContinuePath,
  uploadContent,
  type RouteDescriptor,
  type RouteResponse,
} from '@rostrum/contracts';
import type { ApiClientOptions } from './api-client-options.ts';
import type { CallArguments, RawInput } from './call-input.ts';
import { failureOf, networkFailure, notSignedIn } from './failures.ts';
import { createLiveStreams, type StreamHandlers, type StreamInput } from './live/live-streams.ts';
import { checkAnswer, unwrap } from './read-answer.ts';
import { refreshOnce } from './refresh-once.ts';
import { routeUrl } from './route-url.ts';
import type { SendFileInput } from './send-file.ts';
import { createSessionEndings } from './session-endings.ts';
import { type Answered, sendKeepalive } from './send-keepalive.ts';

export interface ApiClient {
  /** Makes one call and answers its checked data. Fails with an `ApiError`. */
  call<Route extends RouteDescriptor>(
    route: Route,
    ...input: CallArguments<Route>
  ): Promise<RouteResponse<Route>>;
  /** Listens to server-sent events until the returned function is called. All tabs share one connection. */
  stream<Route extends RouteDescriptor>(
    route: Route,
    input: StreamInput<Route>,
    handlers: StreamHandlers<RouteResponse<Route>>,
  ): () => void;
  /** Sends the bytes of an announced upload; goes on where it was after each interruption. */
  sendFile(input: SendFileInput): Promise<void>;
}

interface Attempt {
  route: RouteDescriptor;
  url: string;
  input: RawInput;
  callSite: Error;
}

const textHeader = (response: Answered, name: string) => {
  const value: unknown = response.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Typed calls over HTTP: the contract says how to call, the options say for whom. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const baseUrl = options.baseUrl ?? '';
  const refresh = refreshOnce(() => options.onUnauthorized());
  const endings = createSessionEndings();
  const http = axios.create({
    baseURL: baseUrl,
    timeout: options.timeoutMs ?? 30_000,
    validateStatus: () => true,
  });

  const getIdentifier = async () => (await options.getIdentifier?.()) ?? null;

  async function send({ route, url, input, callSite }: Attempt, token: string | null): Promise<Answered> {
    const { method } = route;
    const { body, signal } = input;
    const headers = {
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(input.idempotencyKey && { 'Idempotency-Key': input.idempotencyKey }),
    };
    try {
      if (input.outlastsPage) return await sendKeepalive(baseUrl + url, { method, body, headers, signal });
      return await http.request<unknown>({ method, url, data: body, signal, headers });
    } catch (error) {
      if (isCancel(error) || input.signal?.aborted) throw input.signal?.reason ?? error;
      throw networkFailure(route, error, callSite);
    }
  }

  /** The token for the one retry, or null when there is none to be had. */
  async function renewToken(refused: string): Promise<string | null> {
    const current = await options.getAccessToken();
    // Another call was refused earlier and has refreshed already: its new token serves this one too.
    if (current && current !== refused) return current;
    return (await refresh()) ? options.getAccessToken() : null;
  }

  /** As `renewToken`, but null once a call has ended the session on purpose. */
  const renewUnlessEnded = async (refused: string): Promise<string | null> =>
    (await endings.hasEnded()) ? null : renewToken(refused);

  const perform = (route: RouteDescriptor, input: RawInput, callSite: Error): Promise<unknown> =>
    input.endsSession
      ? endings.watch(() => attemptCall(route, input, callSite))
      : attemptCall(route, input, callSite);

  async function attemptCall(route: RouteDescriptor, input: RawInput, callSite: Error): Promise<unknown> {
    const token = await options.getAccessToken();
    if (!token && route.auth === 'session') throw notSignedIn(route, callSite);
    const url = routeUrl(route, input.params, input.query, await getIdentifier());
    // The same key on the retry: the first attempt may have been carried out all the same.
    const keyed = route.idempotent
      ? { ...input, idempotencyKey: input.idempotencyKey ?? crypto.randomUUID() }
      : input;

    const attempt = { route, url, input: keyed, callSite };

    let response = await send(attempt, token);
    if (response.status === 401 && token && !url.includes(loginContinuePath)) {
      // A call that ends the session cannot wait for its own outcome.
      const fresh = await (input.endsSession ? renewToken : renewUnlessEnded)(token);
      if (fresh) response = await send(attempt, fresh);
    }
    if (response.status >= 200 && response.status < 300) return settle(route, response, callSite);
    throw failureOf(
      route,
      {
        status: response.status,
        body: response.data,
        requestId: textHeader(response, 'x-request-id'),
        retryAfter: textHeader(response, 'retry-after'),
      },
      callSite,
    );
  }

  function settle(route: RouteDescriptor, response: Answered, callSite: Error): unknown {
    const content = unwrap(route, response.data);
    try {
      return checkAnswer(route, content, response.status, callSite);
    } catch (mismatch) {
      if (options.onMismatch !== 'log') throw mismatch;
      console.error(mismatch);
      return content;
    }
  }

  const streams = createLiveStreams({
    baseUrl,
    getAccessToken: async () => options.getAccessToken(),
    getIdentifier,
    renewToken: renewUnlessEnded,
    onSessionChange: options.onSessionChange,
  });

  return {
    call: (route, ...[input]) =>
      perform(route, input ?? {}, new Error(route.id)) as Promise<RouteResponse<typeof route>>,
    stream: (route, input, handlers) => streams.listen(route, input, handlers),
    // Loaded with the first file: most visits send none.
    sendFile: async (input) => {
      const [{ sendFile }, identifier] = await Promise.all([import('./send-file.ts'), getIdentifier()]);
      const { uploadId: id, guestKey } = input;
      const address =
        guestKey === undefined
          ? routeUrl(uploadContent, { id }, undefined, identifier)
          : routeUrl(guestUploadContent, { key: guestKey, id }, undefined, identifier);
      const url = `${baseUrl}${address}`;
      return sendFile(input, {
        url,
        getAccessToken: async () => options.getAccessToken(),
        renewToken: renewUnlessEnded,
      });
    },
  };
}
