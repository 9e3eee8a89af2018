import type { ErrorCode } from '@rostrum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BusinessError } from '../errors.ts';
import { html } from '../rich-text/html.ts';
import { sendPlainPage } from './plain-page.ts';

const titles: Partial<Record<ErrorCode, string>> = {
  not_found: 'Page not found',
  gone: 'This page is no longer here',
  too_many_requests: 'Too many requests',
  unavailable: 'Rostrum is busy right now',
  internal: 'Something went wrong',
  too_large: 'This is too large',
};
/** Addresses that programs call; what they get is JSON, whatever they accept. */
const machinePaths = /^\/(?:api|app|v1|scim|oauth)(?:\/|$)/;

/** Returns whether a browser asked for a page, or sent a form from one, and so shows what comes back to a person. */
export const isPageRequest = ({ url, headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.contract === undefined &&
  String(headers.accept ?? '').includes('text/html') &&
  !machinePaths.test(url);

/** Sends a failure as a page in the words of the product. */
export function sendErrorPage(
  error: BusinessError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  const canRetry = error.status >= 500 || error.status === 429;
  return sendPlainPage(reply.header('x-robots-tag', 'noindex'), {
    status: error.status,
    title: titles[error.code] ?? 'This didn’t work',
    body: html`<p>${error.message}</p><p>${canRetry && request.method === 'GET' ? html`<a href="">Try again</a> or ` : ''}<a href="/">go to the front page</a></p>${error.status >= 500 && html`<p class="muted">Request ${request.id}</p>`}`,
  });
}
