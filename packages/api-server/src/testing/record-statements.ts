import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements of a call that name what is measured, to be sent again through pg alone. */
export async function recordStatements(
  call: () => Promise<unknown>,
  isMeasured: RegExp,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [asked, values] = given as [string | pg.QueryConfig, unknown[]?];
    const text = typeof asked === 'string' ? asked : asked.text;
    if (isMeasured.test(text))
      statements.push({ text, values: values ?? (typeof asked === 'string' ? [] : (asked.values ?? [])) });
    return Reflect.apply(query, this, given) as never;
  } as typeof query;
  try {
    await call();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}

/** Milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
