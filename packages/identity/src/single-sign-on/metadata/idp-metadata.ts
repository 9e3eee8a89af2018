import { InputError } from '@rostrum/server-kit';
import { childrenOf, parseMetadataXml } from './saml-xml.ts';
import type { SamlBinding } from '../sso.schema.ts';
import { readSigningCertificates } from './signing-certificates.ts';

const md = 'urn:oasis:names:tc:SAML:2.0:metadata';
const bindings: Record<SamlBinding, string> = {
  redirect: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
  post: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
};
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
/** Entities that a refusal lists by name. */
const maxListedEntities = 20;

/** The columns of a connection that come from the metadata of its provider. */
export interface IdpMetadata {
  entityId: string;
  ssoUrl: string;
  ssoPostUrl: string | null;
  ssoBindings: SamlBinding[];
  sloUrl: string | null;
  sloBinding: SamlBinding | null;
  sloResponseUrl: string | null;
  wantsSignedRequests: boolean;
  certificates: string[];
  /** Certificates that are not used, and why, in words. */
  metadataNotes: string[];
}

const fail = (message: string): never => {
  throw new InputError(`The metadata cannot be used: ${message}`);
};

function documentOf(xml: string): Document {
  try {
    return parseMetadataXml(xml.replace(/^\uFEFF/, '').trimStart());
  } catch {
    return fail('it is not well-formed XML without a document type.');
  }
}

const attributeOf = (element: Element, name: string): string => (element.getAttribute(name) ?? '').trim();

function webAddressOf(element: Element | undefined, name: string): string | null {
  const address = element === undefined ? '' : attributeOf(element, name);
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}

/** The service of one kind with a binding, if its address can be used. */
function findService(descriptor: Element, name: string, binding: SamlBinding): Element | undefined {
  return childrenOf(descriptor, md, name).find(
    (service) =>
      attributeOf(service, 'Binding') === bindings[binding] && webAddressOf(service, 'Location') !== null,
  );
}

function signOnOf(descriptor: Element): Pick<IdpMetadata, 'ssoUrl' | 'ssoPostUrl' | 'ssoBindings'> {
  const redirect = webAddressOf(findService(descriptor, 'SingleSignOnService', 'redirect'), 'Location');
  const post = webAddressOf(findService(descriptor, 'SingleSignOnService', 'post'), 'Location');
  const ssoUrl = redirect ?? post;
  if (ssoUrl === null) return fail('it names no address for the HTTP-Redirect or HTTP-POST binding.');
  const ssoBindings: SamlBinding[] = [];
  if (redirect !== null) ssoBindings.push('redirect');
  if (post !== null) ssoBindings.push('post');
  return { ssoUrl, ssoPostUrl: post, ssoBindings };
}

function logoutOf(descriptor: Element): Pick<IdpMetadata, 'sloUrl' | 'sloBinding' | 'sloResponseUrl'> {
  for (const binding of ['redirect', 'post'] as const) {
    const service = findService(descriptor, 'SingleLogoutService', binding);
    const sloUrl = webAddressOf(service, 'Location');
    if (sloUrl !== null)
      return { sloUrl, sloBinding: binding, sloResponseUrl: webAddressOf(service, 'ResponseLocation') };
  }
  return { sloUrl: null, sloBinding: null, sloResponseUrl: null };
}

const isSaml2 = (descriptor: Element): boolean =>
  attributeOf(descriptor, 'protocolSupportEnumeration').split(/\s+/).includes(protocol);
const descriptorsOf = (entity: Element): Element[] =>
  childrenOf(entity, md, 'IDPSSODescriptor').filter(isSaml2);

/** The entity that is meant; of several, `entityId` names it. */
function findEntity(document: Document, entityId: string | undefined): Element {
  const entities = Array.from(document.getElementsByTagNameNS(md, 'EntityDescriptor')).filter(
    (entity) => descriptorsOf(entity).length > 0,
  );
  const meant =
    entityId === undefined
      ? entities
      : entities.filter((entity) => attributeOf(entity, 'entityID') === entityId.trim());
  const [entity, ...others] = meant;
  if (entity === undefined)
    return fail(
      entityId === undefined
        ? 'it describes no SAML 2.0 identity provider.'
        : `it describes no identity provider "${entityId}".`,
    );
  if (others.length > 0) {
    const names = meant.slice(0, maxListedEntities).map((each) => attributeOf(each, 'entityID'));
    fail(`it describes several identity providers. Give the entity ID of one: ${names.join(', ')}`);
  }
  return entity;
}

/**
 * Reads what an identity provider says of itself. Of several in one file, `entityId` names the one that is meant.
 * Certificates that cannot be used are left out and named in `metadataNotes`, as long as one good certificate remains.
 * @throws InputError with the reason in words.
 */
export function readIdpMetadata(xml: string, entityId?: string, now = new Date()): IdpMetadata {
  const entity = findEntity(documentOf(xml), entityId);
  const [descriptor] = descriptorsOf(entity);
  const name = attributeOf(entity, 'entityID');
  if (descriptor === undefined || name === '') return fail('it describes no SAML 2.0 identity provider.');
  if (name.length > 1024) fail('the entity ID is longer than 1024 characters.');
  const signOn = signOnOf(descriptor);
  const { certificates, notes } = readSigningCertificates(descriptor, now);
  if (certificates.length === 0)
    fail(
      notes.length === 0
        ? 'it brings no signing certificate.'
        : `it brings no signing certificate that can be used. ${notes.join(' ')}`,
    );
  return {
    entityId: name,
    ...signOn,
    ...logoutOf(descriptor),
    wantsSignedRequests: /^(true|1)$/.test(attributeOf(descriptor, 'WantAuthnRequestsSigned')),
    certificates,
    metadataNotes: notes,
  };
}
