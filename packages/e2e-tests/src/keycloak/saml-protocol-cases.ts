import { expectFields, expectRefusal, expectTrue, type Case } from './cases.ts';
import { ines, signing, type SamlContext } from './saml-context.ts';

const shapes = [
  ['a signed assertion', true, false, 'assertion'],
  ['a signed response', false, true, 'response'],
  ['both signed', true, true, 'both'],
  ['both signed where the assertion is enough', true, true, 'assertion'],
] as const;

/** Metadata, signatures, encryption and bindings. */
export function createProtocolCases(context: SamlContext): Case[] {
  const {
    north,
    south,
    keycloak,
    clientOf,
    setClient,
    setMetadata,
    setOptions,
    enter,
    expectInes,
    expectReason,
    importClient,
  } = context;
  return [
    {
      name: 'our metadata can be imported into Keycloak',
      run: async () => {
        await importClient(north);
        await importClient(south);
      },
    },
    {
      name: 'metadata is set by file',
      run: async () => {
        const { saml } = await setMetadata(north);
        expectFields(saml ?? {}, { entity_id: north.realm.issuer });
        await north.org.put('/status', { status: 'active' });
        await north.org.put('/first-sign-in', { role: 'staff' });
      },
    },
    { name: 'a sign-in with what the import made, and nothing else', run: () => expectInes(enter()) },
    {
      name: 'metadata is set by address',
      run: async () => {
        const { saml } = await setMetadata(north, {}, north.realm.metadataAddress);
        expectFields(saml ?? {}, { entity_id: north.realm.issuer });
        await expectInes(enter());
      },
    },
    {
      name: 'an address without metadata is refused by name',
      run: () =>
        expectRefusal(
          () => setMetadata(north, {}, `${keycloak.origin}/realms/nobody/protocol/saml/descriptor`),
          /404/,
        ),
    },
    {
      name: 'our own metadata in place of the provider’s is refused',
      run: async () => {
        const text = await (await fetch((await north.org.settings()).own.metadata)).text();
        await expectRefusal(() => setMetadata(north, {}, text), /identity provider/);
      },
    },
    {
      name: 'our metadata asks for the attributes by name',
      run: async () => {
        const text = await (await fetch((await north.org.settings()).own.metadata)).text();
        expectTrue(text.includes('RequestedAttribute'), 'no RequestedAttribute');
      },
    },
    ...shapes.map(([name, assertion, response, signed]) => ({
      name: `${name}, with "${signed}" asked for`,
      run: async () => {
        await setClient(signing(assertion, response));
        await setOptions({ signed });
        await expectInes(enter());
      },
    })),
    {
      name: 'a response that is not signed is refused where it must be',
      run: async () => {
        await setClient(signing(true, false));
        await setOptions({ signed: 'both' });
        await expectReason(enter(), /unsigned_response/);
        await setOptions();
      },
    },
    {
      name: 'nothing signed is refused with that reason',
      run: async () => {
        await setClient(signing(false, false));
        await expectReason(enter(), /unsigned/);
      },
    },
    ...['RSA_SHA256', 'RSA_SHA512'].map((algorithm) => ({
      name: `signed with ${algorithm}`,
      run: async () => {
        await setClient({ ...signing(true, true), 'saml.signature.algorithm': algorithm });
        await expectInes(enter());
      },
    })),
    {
      name: 'signed with SHA-1 is refused with that reason',
      run: async () => {
        await setClient({ 'saml.signature.algorithm': 'RSA_SHA1' });
        await expectReason(enter(), /signature_algorithm/);
        await setClient({ 'saml.signature.algorithm': 'RSA_SHA256' });
      },
    },
    ...['EXCLUSIVE', 'EXCLUSIVE_WITH_COMMENTS'].map((method) => ({
      name: `canonicalised by ${method}`,
      run: async () => {
        const address = `http://www.w3.org/2001/10/xml-exc-c14n#${method === 'EXCLUSIVE' ? '' : 'WithComments'}`;
        await setClient({ saml_signature_canonicalization_method: address });
        await expectInes(enter()).finally(() =>
          setClient({ saml_signature_canonicalization_method: 'http://www.w3.org/2001/10/xml-exc-c14n#' }),
        );
      },
    })),
    ...['KEY_ID', 'CERT_SUBJECT', 'NONE'].map((name) => ({
      name: `with the key named by ${name}`,
      run: async () => {
        await setClient({ 'saml.server.signature.keyinfo.xmlSigKeyInfoKeyNameTransformer': name });
        await expectInes(enter());
      },
    })),
    {
      name: 'an encrypted assertion, with the key of our metadata',
      run: async () => {
        await setOptions({ encryption: 'offered' });
        await north.realm.deleteClient(clientOf(north));
        await importClient(north);
        await setClient({ 'saml.encrypt': 'true', ...signing(true, true) });
        await expectInes(enter());
      },
    },
    {
      name: 'an encrypted assertion where only the response is signed',
      run: async () => {
        await setClient({ 'saml.encrypt': 'true', ...signing(false, true) });
        await setOptions({ signed: 'response', encryption: 'offered' });
        await expectInes(enter());
        await setOptions({ encryption: 'offered' });
        await setClient(signing(true, true));
      },
    },
    {
      name: 'an encrypted assertion where encryption is asked for',
      run: async () => {
        await setOptions({ encryption: 'required' });
        await expectInes(enter());
      },
    },
    {
      name: 'an assertion that is not encrypted is refused where encryption is asked for',
      run: async () => {
        await setClient({ 'saml.encrypt': 'false' });
        await expectReason(enter(), /not_encrypted/);
        await setOptions();
      },
    },
    ...(['redirect', 'post'] as const).map((binding) => ({
      name: `requests by ${binding}`,
      run: async () => {
        await setOptions({ request_binding: binding });
        const arrived = await enter();
        expectFields(arrived, { error: null, email: ines });
        const sent = arrived.forms.some((each) => each.includes('SAMLRequest'));
        expectTrue(sent === (binding === 'post'), `forms: ${arrived.forms.join('; ')}`);
        await setOptions();
      },
    })),
    {
      name: 'responses by the POST binding although the request came by redirect',
      run: async () => {
        await setClient({ 'saml.force.post.binding': 'true' });
        await expectInes(enter());
      },
    },
    ...(['redirect', 'post'] as const).map((binding) => ({
      name: `a signed request by ${binding} where Keycloak demands signatures`,
      run: async () => {
        await setClient({ 'saml.client.signature': 'true' });
        await setOptions({ sign_requests: 'always', request_binding: binding });
        await expectInes(enter());
        await setOptions();
      },
    })),
    {
      name: 'requests are signed by themselves where the metadata wants it',
      run: async () => {
        const wants = (await north.realm.readMetadata()).includes('WantAuthnRequestsSigned="true"');
        const { saml_details: details } = await setMetadata(north);
        expectTrue(details?.signs_requests === wants, `signs_requests is ${details?.signs_requests}`);
        await expectInes(enter());
      },
    },
    {
      name: 'an unsigned request is refused by Keycloak where it demands signatures',
      run: async () => {
        await setOptions({ sign_requests: 'never' });
        const { email, page } = await enter();
        expectTrue(email === undefined && page.startsWith('http'), `it led to ${page}`);
        await setOptions();
      },
    },
    {
      name: 'requests need no signature where Keycloak demands none',
      run: async () => {
        await setClient({ 'saml.client.signature': 'false' });
        await setOptions({ sign_requests: 'never' });
        await expectInes(enter());
        await setOptions();
      },
    },
  ];
}
