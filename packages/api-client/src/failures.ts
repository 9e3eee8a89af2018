import { errorCatalogue, errorEnvelope, type RouteDescriptor } from '@rostrum/contracts';
import { ApiError } from './api-error.ts';

export interface FailedAnswer {
  status: number;
  body: unknown;
  requestId?: string;
  retryAfter?: string;
}

const seconds = (header: string | undefined) => {
  const value = Number(header);
  return header !== undefined && Number.isFinite(value) && value >= 0 ? value : undefined;
};

/** Words for an answer that did not come from the API itself: a proxy's page, an empty body. */
function plainFailure(status: number) {
  const known = Object.entries(errorCatalogue).find(([, entry]) => entry.status === status);
  const [code, { type }] = known ?? ['internal', errorCatalogue.internal];
  const message =
    status >= 500
      ? 'The service did not answer properly. Try again in a moment.'
      : `The request was refused (${status}). Reload the page and try again.`;
  return { code, type, message };
}

/** The ApiError of an answer with a failing status. */
export function failureOf(route: RouteDescriptor, answer: FailedAnswer, callSite: Error): ApiError {
  const envelope = errorEnvelope.safeParse(answer.body);
  const said = envelope.success ? envelope.data.error : plainFailure(answer.status);
  const { request_id, ...rest } = { request_id: undefined, ...said };
  return new ApiError(
    {
      ...rest,
      status: answer.status,
      requestId: request_id ?? answer.requestId,
      retryAfterSeconds: seconds(answer.retryAfter),
      routeId: route.id,
    },
    callSite,
  );
}

/** No answer came: no connection, a refused one, or too long a wait. */
export const networkFailure = (route: RouteDescriptor, cause: unknown, callSite: Error) =>
  new ApiError(
    {
      code: 'network',
      type: 'network',
      status: 0,
      message: 'Rostrum could not be reached. Check the connection and try again.',
      routeId: route.id,
      cause,
    },
    callSite,
  );

/** The call needs a session and there is none. */
export const notSignedIn = (route: RouteDescriptor, callSite: Error) =>
  new ApiError(
    {
      code: 'not_authenticated',
      type: errorCatalogue.not_authenticated.type,
      status: errorCatalogue.not_authenticated.status,
      message: 'Sign in to continue.',
      routeId: route.id,
    },
    callSite,
  );
