import { grantOf } from '@rostrum/contracts';
import type { FastifyRequest } from 'fastify';
import { createCookies } from '@rostrum/identity';
import { runAsSystem } from '@rostrum/server-kit/database';
import type { RegistryDeps } from '../../registry-deps.ts';
import type { RequestSession } from '@rostrum/server-kit';
import { createOperator } from '../operator.ts';

/** A user who may run other releases than the released ones: by role, or as the operator of the installation. */
export interface OverrideHolder {
  /** Null for the operator, who is no one in particular. */
  userId: string | null;
  name: string;
  session: RequestSession | null;
}

export const mayOverride = (session: RequestSession): boolean =>
  grantOf(session.role, 'platform.override') !== 'deny' && !session.isSecondFactorDue;

export type Asking = { kind: 'nobody' } | { kind: 'refused' } | { kind: 'holder'; holders: OverrideHolder[] };

/** Who asks for a page, by the cookies of the sign-in and of the operator: pages carry no token. */
export function createHolderLookup(deps: Pick<RegistryDeps, 'clock' | 'config' | 'secrets' | 'sessions'>) {
  const cookies = createCookies(deps.config.publicUrl);
  const operator = createOperator(deps);
  return async function askingOf(request: FastifyRequest): Promise<Asking> {
    const holders: OverrideHolder[] = [];
    const secret = cookies.read(request, 'session');
    const current =
      secret === undefined
        ? null
        : await runAsSystem('a page is asked for by cookie, before anybody is known', () =>
            deps.sessions.findByCookie(secret),
          );
    if (current && mayOverride(current.session)) {
      const { session } = current;
      holders.push({ userId: session.userId, name: session.name, session });
    }
    if (operator.isOperator(request))
      holders.push({ userId: null, name: 'Operator', session: current?.session ?? null });
    if (holders.length > 0) return { kind: 'holder', holders };
    return { kind: current ? 'refused' : 'nobody' };
  };
}
