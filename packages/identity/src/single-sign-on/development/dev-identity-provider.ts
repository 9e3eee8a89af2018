import { inflateRawSync } from 'node:zlib';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import { InputError } from '@rostrum/server-kit';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { sendPlainPage } from '@rostrum/server-kit/http';
import { ssoConnectionRepository } from '../sso-connections.repository.ts';
import { ssoDomainRepository } from '../sso-domains.repository.ts';
import { demoMemberRepository } from './demo-members.repository.ts';
import { keptKey } from './kept-key.ts';
import { createIdentityProvider, encoded, type IdentityProvider } from './saml-identity-provider.ts';

const demo = { companyUsername: 'northmere', domain: 'northmere.example' } as const;
/** A user whom the demonstration does not know yet: signing in makes an account. */
const newcomer = {
  email: `robin.teal@${demo.domain}`,
  firstname: 'Robin',
  lastname: 'Teal',
  role: 'new here',
};
type Person = { email: string; firstname: string; lastname: string; role: string };
type Request = { id: string; acs: string; audience: string };

const query = z.object({ SAMLRequest: z.string().max(8000), RelayState: z.string().max(200).default('') });

function readRequest(message: string): Request {
  try {
    const xml = inflateRawSync(Buffer.from(message, 'base64'), { maxOutputLength: 20_000 }).toString();
    const find = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
    return {
      id: find(/ ID="([\w-]+)"/),
      acs: find(/AssertionConsumerServiceURL="([^"<>]+)"/),
      audience: find(/<saml:Issuer[^<>]*>([^<]+)</),
    };
  } catch {
    throw new InputError('This is no request to sign in. Begin at the sign-in page of Rostrum.');
  }
}

const personForm = (
  idp: IdentityProvider,
  request: Request,
  relayState: string,
  person: Person,
): SafeHtml => {
  const response = idp.respond({
    acs: request.acs,
    audience: request.audience,
    inResponseTo: request.id,
    nameId: person.email,
    attributes: { givenName: person.firstname, sn: person.lastname },
  });
  return html`<form method="post" action="${request.acs}"><input type="hidden" name="SAMLResponse" value="${encoded(response)}"><input type="hidden" name="RelayState" value="${relayState}"><button>${person.firstname} ${person.lastname}</button> <span class="muted">${person.email} · ${person.role}</span></form>`;
};

/** Lets the demonstration organisation sign in through this server's own identity provider, unless it has another. */
async function useForDemo(db: Database, idp: IdentityProvider, ssoUrl: string): Promise<void> {
  const organisation = await demoMemberRepository.findOrganisation(db, demo.companyUsername);
  if (!organisation) return;
  const known = await ssoConnectionRepository.findSetupById(db, organisation.id);
  if (known?.connection && known.connection.entityId !== idp.entityId) return;
  const status = known?.connection?.status ?? 'active';
  await ssoConnectionRepository.save(db, organisation.id, {
    kind: 'saml',
    status,
    entityId: idp.entityId,
    ssoUrl,
    certificates: [idp.certificate],
    jitOn: true,
    jitRole: 'staff',
  });
  const domain = await ssoDomainRepository.add(
    db,
    organisation.id,
    demo.domain,
    'a demonstration, never asked for',
  );
  await ssoDomainRepository.markVerified(db, domain.id);
}

/**
 * /dev/idp: the identity provider of the demonstration, so that single sign-on can be tried without one. It signs real
 * SAML for whoever is chosen, without any password, and so it is never registered in production.
 */
export const devIdentityProvider = fp<{ db: Database; config: { publicUrl: string; dataDir: string } }>(
  async (app, { db, config }) => {
    const idp = createIdentityProvider('urn:rostrum:development-identity-provider', keptKey(config));
    app.get('/dev/idp', { config: { policy: 'development' } }, async (request, reply) => {
      const asked = query.safeParse(request.query);
      if (!asked.success) throw new InputError('Begin at the sign-in page of Rostrum.');
      const { SAMLRequest, RelayState } = asked.data;
      const from = readRequest(SAMLRequest);
      if (!from.acs.startsWith(`${config.publicUrl}/v1/login/saml/`))
        throw new InputError('This identity provider answers its own server only.');
      const members = await runAsSystem('an identity provider knows its people', async () => {
        const organisation = await demoMemberRepository.findOrganisation(db, demo.companyUsername);
        return organisation ? demoMemberRepository.membersOfDomain(db, organisation.id, demo.domain) : [];
      });
      const people = members.some(({ email }) => email === newcomer.email) ? members : [...members, newcomer];
      return sendPlainPage(reply, {
        title: 'Northmere University sign-in',
        body: html`<p class="muted">The identity provider of the demonstration. It asks for no password and exists in development only.</p><h2>Continue as</h2>${people.map((person) => personForm(idp, from, RelayState, person))}<p><a href="/login">Back to Rostrum</a></p>`,
      });
    });
    app.addHook('onReady', () =>
      runAsSystem('the demonstration is set up at the start', () =>
        useForDemo(db, idp, `${config.publicUrl}/dev/idp`),
      ),
    );
  },
  { name: 'dev-identity-provider' },
);
