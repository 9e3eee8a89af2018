import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { isFromOwnPages } from '@rostrum/identity';
import { NotAllowedError, RateLimitError } from '@rostrum/server-kit';
import type { RegistryDeps } from '../../registry-deps.ts';
import { html } from '@rostrum/server-kit/module';
import { sendPlainPage } from '@rostrum/server-kit/http';
import { createOperator } from '../operator.ts';
import { panelHours, panelPage } from './panel-page.ts';
import { readPanel } from './panel.service.ts';
import { panelStyle } from './panel-style.ts';
import { timelineScript } from './timeline.ts';

const options = { config: { policy: 'protocol' } } as const;
const address = '/dev/platform';
const query = z.object({
  hours: z.coerce
    .number()
    .refine((hours) => panelHours.some((one) => one === hours))
    .catch(24),
});
const form = z.object({ token: z.string().max(500) });
/** Few enough that no token of 32 characters is ever guessed. */
const tries = { name: 'operator-token', points: 10, seconds: 600 };

const toPanel = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store').redirect(address, 303);

const askToken = (reply: FastifyReply, wrong: boolean): FastifyReply =>
  sendPlainPage(reply, {
    status: wrong ? 403 : 401,
    title: 'Platform',
    body: html`<p>This page is for whoever runs the installation.</p>${wrong ? html`<p role="alert">That is not the token. It is the value of OPERATOR_TOKEN in the configuration of the server.</p>` : ''}<form method="post" action="${address}/sign-in"><label for="token">Operator’s token</label><input id="token" name="token" type="password" autocomplete="off" required><div><button>Continue</button></div></form>`,
  });

/** /dev/platform: open while developing, else to the operator's token alone; without a token it is not there. */
export function panelEndpoints(app: FastifyInstance, deps: RegistryDeps): void {
  const { config, limits } = deps;
  const operator = createOperator(deps);
  if (config.isProduction && !operator.isConfigured) return;

  app.get(address, options, async (request, reply) => {
    const isOperator = operator.isOperator(request);
    if (config.isProduction && !isOperator) return askToken(reply, false);
    const { hours } = query.parse(request.query);
    return sendPlainPage(reply, {
      title: 'Platform',
      style: panelStyle,
      script: timelineScript,
      body: panelPage(await readPanel(deps, hours), { hours, isOperator }),
    });
  });

  if (!operator.isConfigured) return;
  app.post(`${address}/sign-in`, options, async (request, reply) => {
    if (!isFromOwnPages(request, config.publicUrl))
      throw new NotAllowedError('Give the token on the page itself.');
    const left = await limits.consume({ ...tries, key: limits.addressKey(request.ip) });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    const given = form.safeParse(request.body);
    if (!given.success || !operator.signIn(reply, given.data.token)) {
      request.log.warn('a wrong operator token was given');
      return askToken(reply, true);
    }
    return toPanel(reply);
  });
  app.post(`${address}/sign-out`, options, async (request, reply) => {
    if (!isFromOwnPages(request, config.publicUrl)) throw new NotAllowedError();
    operator.signOut(reply);
    return toPanel(reply);
  });
}
