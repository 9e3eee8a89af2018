import type { Database } from '@rostrum/server-kit/database';
import { isBoundTo } from '../browser-binding.ts';
import { ssoConnectionRepository } from '../sso-connections.repository.ts';
import type { SamlKeys } from './keys/saml-keys.service.ts';
import { samlExchange } from './saml-exchange.ts';
import { signsRequests } from './saml-options.ts';
import { serviceProvider } from './service-provider.ts';

/** A form that carries a message to the provider. */
export interface SamlForm {
  action: string;
  fields: Record<string, string>;
}

interface PostRequest {
  org: string;
  handle: unknown;
  /** The cookie of the browser that began. */
  browser: string | undefined;
}

export function createPostRequest({ db, origin, keys }: { db: Database; origin: string; keys: SamlKeys }) {
  /** Returns the form of a request that began in this browser; null when there is no such request. */
  return async function postRequest({ org, handle, browser }: PostRequest): Promise<SamlForm | null> {
    const setup = await ssoConnectionRepository.findSetup(db, org);
    const connection = setup?.connection;
    if (!setup || connection?.kind !== 'saml') return null;
    const action = connection.ssoPostUrl ?? connection.ssoUrl;
    const found = await samlExchange.findRequest(db, handle);
    if (action === null || found?.orgId !== setup.organisation.id || !isBoundTo(found.binding, browser))
      return null;
    const { id: orgId, companyUsername } = setup.organisation;
    const signingKey = signsRequests(connection) ? await keys.signingKey(orgId) : null;
    const provider = serviceProvider({ origin, companyUsername, connection, request: found, signingKey });
    const message = await provider.getAuthorizeMessageAsync(String(handle), undefined, {});
    const fields = Object.entries(message).map(([name, value]) => [name, String(value)] as const);
    return { action, fields: Object.fromEntries(fields) };
  };
}
