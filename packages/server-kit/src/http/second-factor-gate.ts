import fp from 'fastify-plugin';
import { NotAllowedError } from '../errors.ts';

/**
 * Where an organisation requires a second factor, a session without one may do nothing but set one up. It is told so
 * before the call's own rules run; a call that anybody may make is answered as anybody's.
 */
export const secondFactorGate = fp(
  async (app) => {
    app.addHook('preValidation', (request, _reply, done) => {
      const { policy, contract } = request.routeOptions.config;
      if (contract === undefined || request.session?.isSecondFactorDue !== true) return done();
      if (policy === 'public' || policy === 'deployment' || policy === 'api_key') request.session = null;
      else if (policy !== 'security.own')
        return done(
          new NotAllowedError(
            'Your organisation requires two-step verification. Set it up under Settings, Password.',
            { code: 'second_factor_required' },
          ),
        );
      done();
    });
  },
  { name: 'second-factor-gate', dependencies: ['authentication'] },
);
