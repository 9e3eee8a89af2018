import { defaultOverrideMinutes, overrideChoice, type OverrideChoice } from '@rostrum/contracts/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromOwnPages } from '@rostrum/identity';
import { infoOf, sendPlainPage } from '@rostrum/server-kit/http';
import { isBusinessError, NotAllowedError } from '@rostrum/server-kit';
import type { RegistryDeps } from '../../registry-deps.ts';
import { html } from '@rostrum/server-kit/module';
import { overrideCookie } from './override-cookie.ts';
import type { OverrideHolder } from './override-holder.ts';
import { overridePath, resetPath } from './override-link.ts';
import { askReset, confirmOverride, linkHasEnded, notAllowed, signInFirst } from './override-pages.ts';
import { createOverrideService, type SignedAnswer } from './overrides.service.ts';
import type { SignedOverride } from './overrides.repository.ts';

const options = { config: { policy: 'protocol' } } as const;

/** What a link or its form asks for: what a user signed, or one area by version or address. */
type Wish = { offer: SignedOverride } | { choice: OverrideChoice };

const home = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store').redirect('/', 303);

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Pages without script: agreeing to an override, and the way back that works when the shell does not start. */
export function overridePages(app: FastifyInstance, deps: RegistryDeps): void {
  const { publicUrl, operatorToken } = deps.config;
  const service = createOverrideService(deps);

  async function wishOf(fields: Record<string, string>): Promise<Wish | undefined> {
    if (fields['token'] !== undefined) {
      const offer = await service.offered(fields['token']);
      return offer && { offer };
    }
    const parsed = overrideChoice.safeParse(fields);
    if (!parsed.success) return undefined;
    const [choice] = await service.check([parsed.data]);
    return choice && { choice };
  }

  /** Looks for the right and the wish; what is missing is said by a page. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    go: (
      holder: OverrideHolder,
      wish: Wish,
      fields: Record<string, string>,
    ) => Promise<FastifyReply> | FastifyReply,
  ): Promise<FastifyReply> {
    const fields = textsOf(request.method === 'POST' ? request.body : request.query);
    const asking = await service.askingOf(request);
    const [holder] = asking.kind === 'holder' ? asking.holders : [];
    if (!holder) {
      const here = `${publicUrl}${overridePath}?${new URLSearchParams(fields).toString()}`;
      const isRefused = asking.kind === 'refused';
      return sendPlainPage(reply, isRefused ? notAllowed : signInFirst(here, operatorToken !== undefined));
    }
    try {
      const wish = await wishOf(fields);
      return wish ? await go(holder, wish, fields) : sendPlainPage(reply, linkHasEnded);
    } catch (error) {
      if (!isBusinessError(error)) throw error;
      const body = html`<p role="alert">${error.message}</p><p><a href="/">Back to Rostrum</a></p>`;
      return sendPlainPage(reply, { status: error.status, title: 'This cannot run here', body });
    }
  }

  function begin(reply: FastifyReply, { cookie, expiresAt }: SignedAnswer): FastifyReply {
    void reply.setCookie(service.cookieName, cookie, overrideCookie(publicUrl, expiresAt));
    return home(reply);
  }

  app.get(overridePath, options, (request, reply) =>
    answer(request, reply, (_holder, wish, fields) =>
      sendPlainPage(
        reply,
        'offer' in wish
          ? confirmOverride({
              choices: wish.offer.choices,
              signedBy: wish.offer.signedBy,
              until: wish.offer.expiresAt,
              fields: { token: fields['token'] ?? '' },
            })
          : confirmOverride({
              choices: [wish.choice],
              signedBy: undefined,
              until: undefined,
              fields: { ...wish.choice },
            }),
      ),
    ),
  );

  app.post(overridePath, options, (request, reply) => {
    if (!isFromOwnPages(request, publicUrl))
      throw new NotAllowedError('Open the link and agree there; other pages cannot do it for you.');
    return answer(request, reply, async (holder, wish) => {
      const signed =
        'offer' in wish
          ? await service.takeUp(holder, wish.offer, infoOf(request))
          : await service.sign(
              holder,
              { choices: [wish.choice], minutes: defaultOverrideMinutes },
              infoOf(request),
            );
      await service.end(request.cookies[service.cookieName]);
      return begin(reply, signed);
    });
  });

  app.get(resetPath, options, async (request, reply) =>
    sendPlainPage(reply, askReset(request.cookies[service.cookieName] !== undefined)),
  );

  // Whoever sends this form, all it does is to show the sender's browser what everybody sees.
  app.post(resetPath, options, async (request, reply) => {
    await service.end(request.cookies[service.cookieName]);
    void reply.setCookie(service.cookieName, '', overrideCookie(publicUrl));
    return home(reply);
  });
}
