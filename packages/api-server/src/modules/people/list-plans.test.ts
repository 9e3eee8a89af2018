import { people } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { recordStatements } from '../../testing/record-statements.ts';

test.each(['asc', 'desc'] as const)(
  'the first page by name, %s, and its departments are read from indexes, and no one else is',
  async (order) => {
    await using server = await buildTestApp({ worksJobs: false });
    const { id: orgId } = await server.given.organisation();
    for (const [lastname, department] of [
      ['Zorn', 'Law'],
      ['Ångström', null],
      ['Amsel', 'Ecology'],
      ['Amsel', 'Law'],
    ] as const)
      await server.given.person(orgId, { lastname, department });
    const admin = await server.signInAs('administrator', { orgId });
    const query = { sort: 'name', order } as const;
    const page = await admin.call(people.list, { query });
    const names = ['Pat Amsel', 'Pat Amsel', 'Pat Ångström', 'Pat Zorn'];
    expect(page.items.map(({ name }) => name)).toEqual(order === 'asc' ? names : names.toReversed());
    expect(page.departments).toEqual(['Ecology', 'Law']);

    const statements = await recordStatements(
      () => admin.call(people.list, { query }),
      /ORDER BY p\.(?:lastname|department)|count\(\*\)::int AS total/,
    );
    expect(statements).toHaveLength(3);
    const connection = await server.database.pool.connect();
    try {
      // Few rows are read whole; what is asked here is whether an index could serve at all.
      await connection.query(`SET ROLE rostrum_member; SET app.org_id = '${orgId}'`);
      await connection.query('SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_sort = off');
      const planOf = async (part: string) => {
        const { text, values } = statements.find((statement) => statement.text.includes(part)) ?? {
          text: '',
        };
        const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
        // What is read beside each of those who are shown stands after it.
        return rows
          .map((row) => row['QUERY PLAN'])
          .join('\n')
          .split(/SubPlan \d/)[0];
      };
      const list = await planOf('inquiries_90_days');
      expect(list).toMatch(/people_org_name_idx/);
      expect(list).not.toMatch(/(?<!Incremental )Sort {2}\(/);
      const departments = await planOf('found.department');
      expect(departments).toMatch(/people_org_department_idx/);
      expect(departments).not.toMatch(/Aggregate|Unique|Sort {2}\(/);
      expect(await planOf('AS total')).toMatch(/Index Only Scan using people_org_status_idx/);
    } finally {
      connection.release(true);
    }
  },
);
