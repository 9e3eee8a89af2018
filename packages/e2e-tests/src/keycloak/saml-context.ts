import { expectFields, expectTrue } from './cases.ts';
import { samlMappers } from './realm.ts';
import type { Scene, Tenant } from './scene.ts';
import { signIn, type Arrival } from './sign-in.ts';

type Values = Record<string, unknown>;
const noAttributes = {
  email: '',
  firstname: '',
  lastname: '',
  displayname: '',
  picture: '',
  groups: '',
  roles: '',
};
const defaults = {
  request_binding: 'automatic',
  sign_requests: 'automatic',
  force_authn: false,
  name_id_format: 'any',
  signed: 'assertion',
  encryption: 'off',
  single_logout: true,
  allow_idp_initiated: false,
};
export const ines = 'ines@northmere.example';
export const tile = 'rostrum-tile';

/** What Keycloak signs: its attribute names of a SAML client. */
export const signing = (assertion: boolean, response: boolean) => ({
  'saml.assertion.signature': String(assertion),
  'saml.server.signature': String(response),
});

/** What the cases of SAML share: the two tenants, and ways to set up and sign in. */
export function createSamlContext(scene: Scene) {
  const { rostrum, north } = scene;
  const { origin } = rostrum;
  const clients = new Map<Tenant, string>();
  const clientOf = (tenant: Tenant): string => clients.get(tenant) ?? '';
  const setClient = (attributes: Record<string, string>, change: Values = {}) =>
    north.realm.setClient(clientOf(north), change, attributes);
  const setMetadata = async ({ org, realm }: Tenant, attributes: Values = {}, metadata?: string) =>
    org.put('/saml', {
      metadata: metadata ?? (await realm.readMetadata()),
      entity_id: '',
      attributes: { ...noAttributes, ...attributes },
    });
  const setOptions = (values: Values = {}) => north.org.put('/saml/options', { ...defaults, ...values });
  const enter = (username = 'ines', options: Partial<Parameters<typeof signIn>[0]> = {}): Promise<Arrival> =>
    signIn({ origin, start: north.org.start, username, ...options });
  const newest = async () => (await north.org.attempts())[0];
  const expectInes = async (arrival: Promise<Arrival>, more: Partial<Arrival> = {}) =>
    expectFields(await arrival, { error: null, email: ines, ...more });
  const expectReason = async (arrival: Promise<Arrival>, reason: RegExp) => {
    const { error } = await arrival;
    expectTrue(error !== null, 'the user was signed in');
    const attempt = await newest();
    expectTrue(reason.test(attempt?.reason ?? ''), `the reason is ${attempt?.reason}: ${attempt?.received}`);
  };

  async function importClient(tenant: Tenant): Promise<void> {
    const { own } = await tenant.org.settings();
    const answer = await fetch(own.metadata);
    const clientId = await tenant.realm.importClient(await answer.text());
    clients.set(tenant, clientId);
    await tenant.realm.removeDefaultScope(clientId, 'role_list');
    await tenant.realm.setMappers(clientId, samlMappers.basic);
  }
  return {
    ...scene,
    origin,
    clientOf,
    setClient,
    setMetadata,
    setOptions,
    enter,
    newest,
    expectInes,
    expectReason,
    importClient,
  };
}

export type SamlContext = ReturnType<typeof createSamlContext>;
