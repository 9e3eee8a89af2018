import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fp from 'fastify-plugin';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Smaller answers fit one packet anyway. */
const worthwhileBytes = 1400;
/** Quick settings: this happens at each answer, while files are compressed once by their build. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses pages and JSON. Not the sign-in protocol: its answers hold secrets beside what a caller chose. */
export const compressAnswers = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (
        typeof payload !== 'string' ||
        payload.length < worthwhileBytes ||
        request.url.startsWith('/api/auth/') ||
        reply.hasHeader('content-encoding')
      )
        return payload;
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
      reply.header('vary', 'Accept-Encoding');
      if (!encoding) return payload;
      reply.header('content-encoding', encoding).removeHeader('content-length');
      return encoding === 'br' ? brotliAsync(payload, brotliOptions) : gzipAsync(payload);
    });
  },
  { name: 'compress-answers' },
);
