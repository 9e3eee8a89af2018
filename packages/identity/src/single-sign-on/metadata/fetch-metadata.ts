import { InputError } from '@rostrum/server-kit';
import type { GuardedFetch } from '@rostrum/server-kit/outbound';

/** Fetches the metadata of a SAML provider. @throws InputError saying what to do when the address gives none. */
export async function fetchMetadata(fetch: GuardedFetch, address: string): Promise<string> {
  const refuse = (): never => {
    throw new InputError(`${address} couldn’t be read. Check the address, or paste the metadata instead.`);
  };
  const response = await fetch(address, {
    headers: { accept: 'application/samlmetadata+xml, application/xml' },
  }).catch(refuse);
  if (!response.ok) throw new InputError(`${address} answered ${response.status}.`);
  return response.text().catch(refuse);
}
