/** Pages of the sign-in entry that a flow ends at. A target that was asked for stays in the address. */
export function signInAddresses(origin: string) {
  const page = (path: string, fields: Record<string, string | null | undefined>): string => {
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(fields))
      if (value !== null && value !== undefined) url.searchParams.set(name, value);
    return url.href;
  };
  return {
    failed: (error: string, callbackUrl?: string | null) => page('/login', { callbackUrl, error }),
    goOn: (provider: string, ticket: string, callbackUrl: string | null) =>
      page('/login/continue', { provider, ticket, callbackUrl }),
  };
}
