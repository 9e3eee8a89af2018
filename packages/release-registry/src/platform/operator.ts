import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegistryDeps } from '../registry-deps.ts';

/** The browser forgets it when it closes; what it says ends by itself after a working day. */
const longestSeconds = 12 * 3600;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));

/**
 * Whoever runs this installation, known by the token of its configuration and by no account. The cookie proves that the
 * token was given without carrying it; another token ends every cookie of the one before.
 */
export function createOperator({
  config,
  secrets,
  clock,
}: Pick<RegistryDeps, 'config' | 'secrets' | 'clock'>) {
  const { operatorToken } = config;
  const isSecure = config.publicUrl.startsWith('https:');
  const name = `${isSecure ? '__Host-' : ''}rostrum.operator`;
  const options = { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' } as const;
  const macOf = (token: string, begun: string) =>
    createHmac('sha256', secrets.operator).update(`${begun}|${token}`).digest('base64url');

  return {
    /** Whether there is a token to be an operator by. */
    isConfigured: operatorToken !== undefined,

    isOperator({ cookies }: FastifyRequest): boolean {
      const [, begun = '', mac = ''] = /^([1-9]\d{0,10})\.([\w-]{43})$/.exec(cookies[name] ?? '') ?? [];
      if (operatorToken === undefined || begun === '') return false;
      const age = clock().getTime() / 1000 - Number(begun);
      return isSame(mac, macOf(operatorToken, begun)) && age >= -60 && age < longestSeconds;
    },

    /** Whether this is the token, compared in one time whatever it is; if so, the browser is told to keep the proof. */
    signIn(reply: FastifyReply, given: string): boolean {
      const isRight = operatorToken !== undefined && isSame(given, operatorToken);
      if (operatorToken === undefined || !isRight) return false;
      const begun = String(Math.floor(clock().getTime() / 1000));
      void reply.setCookie(name, `${begun}.${macOf(operatorToken, begun)}`, options);
      return true;
    },

    signOut(reply: FastifyReply): void {
      void reply.setCookie(name, '', { ...options, maxAge: 0 });
    },
  };
}
