import type { KeycloakServer } from './keycloak-server.ts';

export interface RealmUser {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}
export const userPassword = 'a password of the run';

type Json = Record<string, unknown>;
type Attributes = Record<string, string>;
interface Client {
  id: string;
  clientId: string;
  attributes?: Attributes;
}

/** The built-in attributes of a user, as Keycloak's SAML mappers name them. */
const property = (name: string, user: string, friendlyName?: string) => ({
  name: `send ${name}`,
  protocol: 'saml',
  protocolMapper: 'saml-user-property-mapper',
  config: {
    'user.attribute': user,
    'attribute.name': name,
    'attribute.nameformat': name.includes(':') ? 'URI Reference' : 'Basic',
    ...(friendlyName !== undefined && { 'friendly.name': friendlyName }),
  },
});

export const samlMappers = {
  basic: [property('email', 'email'), property('givenName', 'firstName'), property('sn', 'lastName')],
  uri: [
    property('urn:oid:0.9.2342.19200300.100.1.3', 'email'),
    property('urn:oid:2.5.4.42', 'firstName'),
    property('urn:oid:2.5.4.4', 'lastName'),
  ],
  adfs: [
    property('http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress', 'email'),
    property('http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname', 'firstName'),
    property('http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname', 'lastName'),
  ],
  friendly: [
    property('urn:example:1', 'email', 'email'),
    property('urn:example:2', 'firstName', 'givenName'),
    property('urn:example:3', 'lastName', 'surname'),
  ],
  capitals: [
    property('Email', 'email'),
    property('FirstName', 'firstName'),
    property('LastName', 'lastName'),
  ],
  other: [property('workMail', 'email'), property('first', 'firstName'), property('last', 'lastName')],
  none: [],
};

/** A realm of Keycloak with its users and one client. */
export function openRealm(keycloak: KeycloakServer, name: string) {
  const path = `/${name}`;
  const findUser = async (username: string): Promise<Json & { id: string }> => {
    const [found] = (await keycloak.call('GET', `${path}/users?exact=true&username=${username}`)) as (Json & {
      id: string;
    })[];
    if (!found) throw new Error(`Realm ${name} has no user ${username}.`);
    return found;
  };
  const findClient = async (clientId: string): Promise<Client> => {
    const [found] = (await keycloak.call(
      'GET',
      `${path}/clients?clientId=${encodeURIComponent(clientId)}`,
    )) as Client[];
    if (!found) throw new Error(`Realm ${name} has no client ${clientId}.`);
    return found;
  };
  return {
    name,
    issuer: `${keycloak.origin}/realms/${name}`,
    metadataAddress: `${keycloak.origin}/realms/${name}/protocol/saml/descriptor`,
    readMetadata: async () =>
      (await fetch(`${keycloak.origin}/realms/${name}/protocol/saml/descriptor`)).text(),

    async create(users: readonly RealmUser[]): Promise<void> {
      await keycloak.call('DELETE', path).catch(() => undefined);
      await keycloak.call('POST', '', {
        realm: name,
        enabled: true,
        sslRequired: 'none',
        loginWithEmailAllowed: false,
      });
      for (const user of users)
        await keycloak.call('POST', `${path}/users`, {
          ...user,
          enabled: true,
          emailVerified: true,
          credentials: [{ type: 'password', value: userPassword, temporary: false }],
        });
    },

    /** Imports what we publish of ourselves, as the guide says, and adds what the case needs. */
    async importClient(metadata: string, attributes: Attributes = {}): Promise<string> {
      const client = (await keycloak.call(
        'POST',
        `${path}/client-description-converter`,
        metadata,
      )) as Client;
      await keycloak.call('POST', `${path}/clients`, {
        ...client,
        attributes: { ...client.attributes, ...attributes },
      });
      return client.clientId;
    },

    async createClient(client: Json): Promise<void> {
      await keycloak.call('POST', `${path}/clients`, { enabled: true, ...client });
    },

    async deleteClient(clientId: string): Promise<void> {
      await keycloak.call('DELETE', `${path}/clients/${(await findClient(clientId)).id}`);
    },

    async setClient(clientId: string, change: Json, attributes: Attributes = {}): Promise<void> {
      const { id } = await findClient(clientId);
      await keycloak.patch(`${path}/clients/${id}`, (current) => ({
        ...current,
        ...change,
        attributes: { ...(current.attributes as Attributes), ...attributes },
      }));
    },

    /** Replaces what the client sends of a user. */
    async setMappers(clientId: string, mappers: readonly Json[]): Promise<void> {
      const { id } = await findClient(clientId);
      const models = `${path}/clients/${id}/protocol-mappers/models`;
      for (const { id: mapper } of (await keycloak.call('GET', models)) as { id: string }[])
        await keycloak.call('DELETE', `${models}/${mapper}`);
      for (const mapper of mappers) await keycloak.call('POST', models, mapper);
    },

    /** The default scope that sends roles would add attributes that no case asks for. */
    async removeDefaultScope(clientId: string, scopeName: string): Promise<void> {
      const { id } = await findClient(clientId);
      const scopes = (await keycloak.call('GET', `${path}/clients/${id}/default-client-scopes`)) as {
        id: string;
        name: string;
      }[];
      const scope = scopes.find((each) => each.name === scopeName);
      if (scope) await keycloak.call('DELETE', `${path}/clients/${id}/default-client-scopes/${scope.id}`);
    },

    async setUser(username: string, change: Json): Promise<void> {
      const { id } = await findUser(username);
      await keycloak.patch(`${path}/users/${id}`, (current) => ({ ...current, ...change }));
    },

    async logOutUser(username: string): Promise<void> {
      await keycloak.call('POST', `${path}/users/${(await findUser(username)).id}/logout`);
    },

    /** A new signing key; the old one stays published while it is passive. */
    async addKey(priority: number): Promise<void> {
      const { id } = (await keycloak.call('GET', path)) as { id: string };
      await keycloak.call('POST', `${path}/components`, {
        name: `rsa-${priority}`,
        providerId: 'rsa-generated',
        providerType: 'org.keycloak.keys.KeyProvider',
        parentId: id,
        config: { priority: [String(priority)], keySize: ['2048'], algorithm: ['RS256'] },
      });
    },

    async addGroup(username: string, group: string): Promise<void> {
      await keycloak.call('POST', `${path}/groups`, { name: group });
      const [found] = (await keycloak.call('GET', `${path}/groups?exact=true&search=${group}`)) as {
        id: string;
      }[];
      await keycloak.call(
        'PUT',
        `${path}/users/${(await findUser(username)).id}/groups/${found?.id ?? ''}`,
        {},
      );
    },
  };
}

export type Realm = ReturnType<typeof openRealm>;
