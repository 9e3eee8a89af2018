import { randomUUID } from 'node:crypto';
import type { ConnectionError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { BusinessError, InputError } from '../errors.ts';
import { html } from '../rich-text/html.ts';
import { envelopeOf, sendError } from './error-handler.ts';
import { sendPlainPage } from './plain-page.ts';
import { createHeaderWriter } from './security-headers.ts';
import { createLengthRefusal, longestUrl } from './url-length.ts';

const createHeadersRefusal = () =>
  new InputError('The headers of the request are too large. Clear the cookies of this site.', {
    code: 'headers_too_large',
  });

const methodAndPath = /^[!#$%&'*+.^_`|~\w-]{1,64} \//;
const requestLine = /^[!#$%&'*+.^_`|~\w-]{1,64} \S+ HTTP\/1\.[01]\r?\n/;

/** The bytes at which the parser gave up. Fastify types them as their JSON. */
function readPacket({ rawPacket }: ConnectionError): Buffer {
  const bytes: unknown = rawPacket;
  return Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0);
}

/** A well-formed request whose method the parser does not know (RFC 9110, 15.6.2), unlike bytes that are no HTTP. */
const hasUnknownMethod = (error: ConnectionError): boolean =>
  error.code === 'HPE_INVALID_METHOD' && requestLine.test(readPacket(error).toString('latin1', 0, 8192));

/** The parser counts the address among the headers. A packet that continues a header does not begin with a method. */
function hasLongAddress(error: ConnectionError): boolean {
  const packet = readPacket(error);
  const end = packet.indexOf('\r\n');
  return methodAndPath.test(packet.toString('latin1', 0, 80)) && (end === -1 || end > longestUrl);
}

function describeFault(error: ConnectionError): { status: number; refusal: BusinessError } {
  if (hasUnknownMethod(error))
    return {
      status: 501,
      refusal: new BusinessError(
        'method_not_allowed',
        'This method is unknown. Use GET, POST, PUT, PATCH or DELETE.',
      ),
    };
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return hasLongAddress(error)
      ? { status: 414, refusal: createLengthRefusal() }
      : { status: 431, refusal: createHeadersRefusal() };
  const [status, message] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? [408, 'The request took too long to arrive.']
      : [400, 'The request could not be read as HTTP.'];
  return { status, refusal: new InputError(message, { code: 'malformed_request' }) };
}

/** What is no HTTP is answered by hand: there is no request and no reply yet. */
function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, refusal } = describeFault(error);
  const body = JSON.stringify(envelopeOf(refusal, randomUUID()));
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Bad Request'}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: private, no-store',
        'X-Content-Type-Options: nosniff',
        "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy();
}

/** Server options for requests that no route and no hook ever sees: garbled addresses and what is no HTTP at all. */
export function unreadableRequests(config: {
  publicUrl: string;
}): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  const writeHeaders = createHeaderWriter(config);
  return {
    frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) => {
      writeHeaders(request, reply);
      // Whoever typed or pasted an address is told in words.
      if (request.headers.accept?.includes('text/html') === true)
        return sendPlainPage(reply, {
          status: 400,
          title: 'This address cannot be read',
          body: html`<p>Check it for typos, or copy it again from where you found it.</p><p><a href="/">Go to the front page</a></p>`,
        });
      return sendError(
        new InputError('The address of the request cannot be read.', { code: 'malformed_request' }),
        request,
        reply,
      );
    },
    clientErrorHandler: refuseConnection,
  };
}
