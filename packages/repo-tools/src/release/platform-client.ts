import { Refusal } from '../terminal/refusal.ts';
import { registry, type Registry } from '@rostrum/contracts';
import { releases, type AreaStatus } from '@rostrum/contracts/releases';

type Call = { response: { parse: (value: unknown) => unknown }; method: string; path: string };
type Answer<Route extends Call> = ReturnType<Route['response']['parse']>;
type Request = { params?: Record<string, string>; body?: unknown; query?: Record<string, string> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Longest wait for one answer: completing a release compresses it, which takes a while on a small server. */
const timeout = 60_000;

const addressOf = (path: string, { params = {}, query }: Request) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) +
  (query ? `?${new URLSearchParams(query)}` : '');

/** Why the server did not do it, as a sentence for people. */
async function refusalOf(response: Response, server: string): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  const message = textOf(error['message']);
  if (response.status === 401)
    return new Refusal(
      `${server} does not accept this deploy token: it is unknown, ended or expired. Whoever runs the server makes one: npm run deploy-token`,
    );
  if (message === '' || (response.status === 404 && error['code'] === undefined))
    return new Refusal(
      `${server} answered ${response.status} and no reason. Is a Rostrum server of today behind it?`,
    );
  const fields = Array.isArray(error['fields'])
    ? error['fields'].map((field) =>
        isRecord(field) ? ` ${textOf(field['path'])}: ${textOf(field['message'])}` : '',
      )
    : [];
  return new Refusal([`${server}: ${message}`, ...fields].join('\n'));
}

/** The calls of a release, with a deploy token. Everything that goes wrong is told as a Refusal. */
export function createPlatformClient(server: string, token: string) {
  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (token !== '') headers.set('authorization', `Bearer ${token}`);
    let response: Response;
    try {
      response = await fetch(server + path, { ...init, headers, signal: AbortSignal.timeout(timeout) });
    } catch (error) {
      const cause = error instanceof Error && isRecord(error.cause) ? textOf(error.cause['code']) : '';
      throw new Refusal(
        `${server} does not answer${cause === '' ? '' : ` (${cause})`}. Is it running? Another one is named by --server URL.`,
      );
    }
    if (!response.ok) throw await refusalOf(response, server);
    return response;
  }

  async function call<Route extends Call>(route: Route, request: Request = {}): Promise<Answer<Route>> {
    const { body } = request;
    const response = await send(addressOf(route.path, request), {
      method: route.method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer: unknown = await response.json();
    return route.response.parse(isRecord(answer) ? answer['data'] : undefined) as Answer<Route>;
  }

  return {
    areas: () => call(releases.areas),
    async statusOf(area: string): Promise<AreaStatus | undefined> {
      const { areas } = await call(releases.areas);
      return areas.find((one) => one.area === area);
    },
    history: (area: string) => call(releases.history, { params: { area }, query: { limit: '10' } }),
    register: (release: unknown) => call(releases.register, { body: release }),
    async putFile(area: string, version: string, file: string, bytes: Uint8Array): Promise<void> {
      const path = file.split('/').map(encodeURIComponent).join('/');
      await send(`/v1/platform/releases/${area}/${version}/files/${path}`, {
        method: 'PUT',
        body: new Blob([new Uint8Array(bytes)]),
        headers: { 'content-type': 'application/octet-stream' },
      });
    },
    complete: (area: string, version: string) => call(releases.complete, { params: { area, version } }),
    rollOut: (area: string, version: string, target: unknown, reason?: string) =>
      call(releases.rollOut, { params: { area, version }, body: { target, reason } }),
    withdraw: (area: string, version: string, reason?: string) =>
      call(releases.withdraw, { params: { area, version }, query: reason === undefined ? {} : { reason } }),
    promote: (area: string, version: string, reason?: string) =>
      call(releases.promote, { params: { area }, body: { version, reason } }),
    rollback: (area: string, version?: string, reason?: string) =>
      call(releases.rollback, { params: { area }, body: { version, reason } }),
    /** What a visitor is given, with what the shell there provides. */
    async registry(): Promise<Registry> {
      const response = await send('/registry.json', {});
      return registry.parse(await response.json());
    },
  };
}

export type PlatformClient = ReturnType<typeof createPlatformClient>;
