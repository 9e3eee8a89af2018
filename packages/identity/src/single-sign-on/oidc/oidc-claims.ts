import type { AttributeMap } from '../sso.schema.ts';

/** A user as the claims of an issuer describe them. */
export interface ClaimedPerson {
  email: string | undefined;
  emailVerified: boolean | undefined;
  firstname: string | undefined;
  lastname: string | undefined;
  /** An https address of a portrait. */
  picture: string | undefined;
  /** Groups and roles, by the names that the issuer gives them. */
  groups: readonly string[];
  received: ReadonlyMap<string, readonly string[]>;
}

type Claims = Readonly<Record<string, unknown>>;

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** "Ines Calder" and "Calder, Ines": the two spellings in which issuers send a whole name. */
export function splitName(name: string): { firstname: string; lastname: string } | undefined {
  const text = name.trim().replaceAll(/\s+/g, ' ');
  const comma = text.indexOf(', ');
  if (comma > 0) return { firstname: text.slice(comma + 2), lastname: text.slice(0, comma) };
  const space = text.lastIndexOf(' ');
  return space > 0 ? { firstname: text.slice(0, space), lastname: text.slice(space + 1) } : undefined;
}

/** Azure AD B2C and some others send `email_verified` as text. */
function toVerified(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === undefined ? undefined : false;
}

function readNames(claims: Claims, map: AttributeMap) {
  const firstname = toText(claims[map.firstname ?? 'given_name']);
  const lastname = toText(claims[map.lastname ?? 'family_name']);
  if (firstname !== undefined && lastname !== undefined) return { firstname, lastname };
  const whole = toText(claims.name);
  // An issuer that knows no name repeats the address.
  const split = whole === undefined || whole.includes('@') ? undefined : splitName(whole);
  return { firstname: firstname ?? split?.firstname, lastname: lastname ?? split?.lastname };
}

const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** Keycloak lists the roles of a realm inside `realm_access`. */
function readGroups(claims: Claims, map: AttributeMap): string[] {
  const realm = claims.realm_access;
  const realmRoles = typeof realm === 'object' && realm !== null && 'roles' in realm ? realm.roles : [];
  return [claims[map.groups ?? 'groups'], claims[map.roles ?? 'roles'], realmRoles].flatMap(toTexts);
}

/** Reads a person from the claims of an ID token and of the userinfo endpoint. */
export const readClaims = (claims: Claims, map: AttributeMap): ClaimedPerson => ({
  ...readNames(claims, map),
  email: toText(claims[map.email ?? 'email']),
  emailVerified: toVerified(claims.email_verified),
  picture: toText(claims.picture),
  groups: readGroups(claims, map),
  received: new Map(
    Object.entries(claims).map(([name, value]) => [
      name,
      [typeof value === 'string' ? value : JSON.stringify(value)],
    ]),
  ),
});
