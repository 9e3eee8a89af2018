import autocannon, { type Options, type Result } from 'autocannon';

/** Runs a load and answers its metrics. Whatever is no 2xx counts as failed. */
export async function fire(options: Options): Promise<Result & { failed: number }> {
  const result = await autocannon(options);
  return { ...result, failed: result.non2xx + result.errors + result.timeouts };
}

/** Gives each connection a cookie of its own, so that no two ask for the same session. */
export function withCookies(cookies: readonly string[]): NonNullable<Options['setupClient']> {
  let next = 0;
  return (client) => {
    client.setHeaders({ cookie: cookies[next % cookies.length] ?? '' });
    next += 1;
  };
}
