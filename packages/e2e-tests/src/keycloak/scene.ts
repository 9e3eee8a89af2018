import type { KeycloakServer } from './keycloak-server.ts';
import { openRealm, type Realm, type RealmUser } from './realm.ts';
import type { Organisation, RostrumServer } from './rostrum-server.ts';

export interface Tenant {
  org: Organisation;
  realm: Realm;
}

/** Two organisations, each with a realm of its own. */
export interface Scene {
  keycloak: KeycloakServer;
  rostrum: RostrumServer;
  north: Tenant;
  south: Tenant;
}

const createUsers = (domain: string): RealmUser[] => [
  { username: 'ines', email: `ines@${domain}`, firstName: 'Ines', lastName: 'Calder' },
  { username: 'omar', email: `omar@${domain}`, firstName: 'Omar', lastName: 'Haddad' },
  { username: 'zoe', email: `zoe@elsewhere.example`, firstName: 'Zoë', lastName: 'Ward' },
  // Whoever may choose a username may choose the address of a colleague.
  { username: `ines@${domain}`, email: `mallory@${domain}`, firstName: 'Mallory', lastName: 'Pike' },
];

async function createTenant(
  { keycloak, rostrum }: Pick<Scene, 'keycloak' | 'rostrum'>,
  name: string,
): Promise<Tenant> {
  const org = await rostrum.createOrganisation(name);
  const realm = openRealm(keycloak, name);
  await realm.create(createUsers(org.domain));
  return { org, realm };
}

export async function createScene(keycloak: KeycloakServer, rostrum: RostrumServer): Promise<Scene> {
  const [north, south] = await Promise.all([
    createTenant({ keycloak, rostrum }, 'northmere'),
    createTenant({ keycloak, rostrum }, 'southmere'),
  ]);
  return { keycloak, rostrum, north, south };
}
