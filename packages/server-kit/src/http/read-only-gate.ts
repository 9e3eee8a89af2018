import type { Action } from '@rostrum/contracts';
import fp from 'fastify-plugin';
import { NotAllowedError } from '../errors.ts';

/** What a person does for themselves, whatever became of their organisation. */
const ownActions: readonly Action[] = [
  'session.own',
  'security.own',
  'settings.own',
  'bookmark.own',
  'notification.own',
  'notification.choose',
  'inquiry.send',
];
/** Owners of a suspended organisation may still close it. */
const closing = 'organisationAccount.';
const isOwn = (policy: string | undefined): boolean => ownActions.some((action) => action === policy);

/** In a suspended organisation everything can be read and nothing of it changed, whichever call would do it. */
export const readOnlyGate = fp(
  async (app) => {
    app.addHook('preValidation', (request, _reply, done) => {
      const { policy, contract } = request.routeOptions.config;
      if (contract === undefined || request.session?.isReadOnly !== true) return done();
      if (contract.method === 'GET' || policy === 'public' || isOwn(policy)) return done();
      if (contract.id.startsWith(closing)) return done();
      done(
        new NotAllowedError(
          'Your organisation is suspended: everything can be read, nothing can be changed. An owner sees under Settings, Access how to go on.',
        ),
      );
    });
  },
  { name: 'read-only-gate', dependencies: ['second-factor-gate'] },
);
