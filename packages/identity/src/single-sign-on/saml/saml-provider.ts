import { signInProviders, ssoErrors } from '@rostrum/contracts';
import type { SignInPipeline } from '../../sign-in/sign-in-pipeline.ts';
import type { SignInAttempt, SignInProvider } from '../../sign-in/sign-in-provider.ts';
import type { Database } from '@rostrum/server-kit/database';
import { isBoundTo } from '../browser-binding.ts';
import { linkMember, type Recognised } from '../recognise-member.ts';
import { sessionOfBrowser } from '../session-of-browser.ts';
import { ssoConnectionRepository } from '../sso-connections.repository.ts';
import { samlExchange, type SamlTicket } from './saml-exchange.ts';

/** Linking waits for this step because only here the browser shows both: that it began the flow, and who is signed in. */
async function link(db: Database, ticket: SamlTicket, attempt: SignInAttempt): Promise<Recognised> {
  if (ticket.link === null) return { userId: ticket.userId };
  const current = await sessionOfBrowser(db, attempt.presented);
  if (current?.userId !== ticket.userId) return { error: ssoErrors.otherBrowser };
  const setup = await ssoConnectionRepository.findSetupById(db, ticket.orgId);
  if (!setup?.connection) return { error: ssoErrors.disabled };
  const { organisation, connection } = setup;
  const person = { ...ticket.link, firstname: undefined, lastname: undefined };
  return linkMember(db, { organisation, connection, person }, ticket.userId);
}

/** The last step of SAML: a ticket of the assertion consumer, good once, for a minute, in the browser that began. */
export function createSamlProvider({
  db,
  pipeline,
}: {
  db: Database;
  pipeline: SignInPipeline;
}): SignInProvider {
  return {
    id: signInProviders.saml,
    name: 'Single sign-on',
    type: 'credentials',
    async authorize(fields, attempt) {
      const found = await samlExchange.findTicket(db, fields.ticket);
      if (!found) return { outcome: 'refused', error: ssoErrors.expired };
      if (!isBoundTo(found.binding, attempt.browser))
        return { outcome: 'refused', error: ssoErrors.otherBrowser };
      const ticket = await samlExchange.takeTicket(db, fields.ticket);
      if (!ticket) return { outcome: 'refused', error: ssoErrors.expired };
      const linked = await link(db, ticket, attempt);
      if ('error' in linked) return { outcome: 'refused', error: linked.error };
      const { orgId, session } = ticket;
      const entered = await pipeline.enter(
        {
          userId: linked.userId,
          orgId,
          method: 'saml',
          vouchedBy: orgId,
          endsBy: session.endsAt === null ? null : new Date(session.endsAt),
          providerSession: {
            orgId,
            subject: session.subject,
            sessionIndex: session.index,
            logoutData: Buffer.from(session.logoutData, 'base64'),
          },
        },
        attempt,
      );
      if (entered.outcome === 'signed_in') await ssoConnectionRepository.noteSignIn(db, orgId);
      return entered.outcome === 'signed_in' || entered.outcome === 'second_factor_needed'
        ? { ...entered, callbackUrl: ticket.callbackUrl ?? undefined }
        : entered;
    },
  };
}
