import type { IdentityDeps } from '@rostrum/identity';
import { RateLimitError } from '@rostrum/server-kit';
import { readParameter, sendPlainPage } from '@rostrum/server-kit/http';
import { html } from '@rostrum/server-kit/module';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRestoreAccountService } from './restore-account.service.ts';

const options = { config: { policy: 'protocol' } } as const;
const address = '/account/restore/:token';

/**
 * The link in the mail about a deleted account. Reading it changes nothing, because mail programs open links by
 * themselves, and says nothing about any account; the button brings the account back.
 */
export function restoreAccountEndpoints(
  app: FastifyInstance,
  deps: Pick<IdentityDeps, 'db' | 'mail' | 'config' | 'limits'>,
): void {
  const accounts = createRestoreAccountService(deps);

  async function keepLimit({ ip }: FastifyRequest): Promise<void> {
    const key = deps.limits.addressKey(ip);
    const left = await deps.limits.consume({ name: 'restore-account', points: 60, seconds: 900, key });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
  }

  app.get(address, options, async (request, reply) => {
    await keepLimit(request);
    return sendPlainPage(reply, {
      title: 'Bring your account back?',
      body: html`<p>Your account and your profile come back as they were. Inquiries that were closed when you left stay closed.</p><form method="post"><button>Bring my account back</button></form>`,
    });
  });

  void app.register(async (scope) => {
    // The form sends nothing that the link does not say.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.post(address, options, async (request, reply) => {
      await keepLimit(request);
      const token = readParameter(request, 'token');
      const isBack = await accounts.restore(token, {
        id: request.id,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      });
      return isBack
        ? sendPlainPage(reply, {
            title: 'Your account is back',
            body: html`<p role="status">You sign in as before.</p><p><a href="/login">Sign in</a></p>`,
          })
        : sendPlainPage(reply, {
            status: 410,
            title: 'This link does not work any more',
            body: html`<p role="alert">It was used already, or its 30 days are over.</p><p><a href="/login">Sign in</a></p>`,
          });
    });
  });
}
