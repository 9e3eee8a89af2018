import { useEffect } from 'react';
import { replaceWith, useAddress } from './address.ts';

/**
 * The secret of a mailed link. It is taken out of the address at once, so that neither the browser's history nor a
 * picture of the screen holds it; a reload still finds it.
 */
export function useSecret(name: 'token' | 'ticket'): string | null {
  const { pathname, query, state } = useAddress();
  const given = query.get(name);
  useEffect(() => {
    if (given === null) return;
    const rest = new URLSearchParams(query);
    rest.delete(name);
    replaceWith(rest.size > 0 ? `${pathname}?${rest.toString()}` : pathname, { ...state, secret: given });
  }, [given, name, pathname, query, state]);
  return given ?? state.secret ?? null;
}
