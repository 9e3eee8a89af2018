import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import { createIdentityProvider, encodedResponse } from '@rostrum/test-support/server';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function readRequest(message: string) {
  const xml = inflateRawSync(Buffer.from(message, 'base64')).toString();
  const find = (pattern: RegExp): string => pattern.exec(xml)?.[1] ?? '';
  return {
    id: find(/ ID="([^"]+)"/),
    acs: find(/AssertionConsumerServiceURL="([^"]+)"/),
    audience: find(/<saml:Issuer[^>]*>([^<]+)</),
  };
}

export interface TestIdentityProvider extends AsyncDisposable {
  entityId: string;
  /** What an administrator would download and hand over. */
  metadata: string;
  /** Who is signed in there. */
  email: string;
}

/**
 * An identity provider of another site: a page on 127.0.0.1, which to a browser has nothing to do with localhost. It
 * signs real XML and posts it the way such pages do, by a form that sends itself.
 */
export async function startIdentityProvider(email: string): Promise<TestIdentityProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  const idp = createIdentityProvider(`${origin}/metadata`);
  const body = idp.certificate.replaceAll(/-----[^-]+-----|\n/g, '');
  const state: TestIdentityProvider = {
    entityId: idp.entityId,
    email,
    metadata: `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${idp.entityId}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${body}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${origin}/sso"/></IDPSSODescriptor></EntityDescriptor>`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const show = (response: ServerResponse, url: URL) => {
    const { id, acs, audience } = readRequest(url.searchParams.get('SAMLRequest') ?? '');
    const xml = idp.respond({
      acs,
      audience,
      inResponseTo: id,
      nameId: state.email,
      attributes: { givenName: 'Nadia', sn: 'Osei' },
    });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Identity provider</title><form method="post" action="${escape(acs)}"><input type="hidden" name="SAMLResponse" value="${encodedResponse(xml)}"><input type="hidden" name="RelayState" value="${escape(url.searchParams.get('RelayState') ?? '')}"></form><script>document.forms[0].submit()</script>`,
    );
  };
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === '/sso') return show(response, url);
    response.statusCode = 404;
    return response.end();
  });
  return state;
}
