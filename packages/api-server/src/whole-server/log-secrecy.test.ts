import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { callerPassword, createRouteCallers } from '../testing/callers-of-routes.ts';
import { failStatements } from '../testing/failing-statements.ts';
import { markTexts } from '../testing/marked-sample.ts';
import { contractTable } from '../testing/route-table.ts';
import { sampleFor, sampleUrl } from '../testing/sample-request.ts';

const mark = 'Zq7marker';

interface Line {
  msg: string;
  reqId?: string;
  err?: { statement?: string; stack?: string; cause?: { code?: string; type?: string } };
}

test(
  'whatever statement of whatever call fails, the log names it and holds nothing that was sent',
  { timeout: 600_000 },
  async () => {
    const lines: string[] = [];
    await using server = await buildTestApp({
      environment: { LOG_LEVEL: 'trace' },
      logStream: { write: (line) => void lines.push(line) },
    });
    const callerOf = await createRouteCallers(server);
    const { id: orgId, companyUsername: company_username } = await server.given.organisation();
    const { username } = await server.given.person(orgId);
    const writes = contractTable(server.app).filter(({ method }) => method !== 'GET' && method !== 'HEAD');
    /** What callers were told of failures of ours. */
    const answers: string[] = [];
    const failures = new Map<string, number>();
    using statements = failStatements();
    for (const route of writes)
      for (const complete of [true, false]) {
        const { contract, method } = route;
        const { identifier, headers, targetId } = await callerOf(route);
        const sample =
          contract.body && (markTexts(contract.body, sampleFor(contract.body, { complete }), mark) as object);
        const payload = sample && {
          ...sample,
          ...(contract.id === 'settings.changePassword' && { current_password: callerPassword }),
          // What is about nothing public is looked up and not recorded.
          ...(contract.id === 'events.report' && {
            name: 'profile_view',
            company_username,
            username,
            entity_id: undefined,
          }),
        };
        let status = 0;
        const call = async () => {
          const response = await server.app.inject({
            method: method as 'POST',
            url: sampleUrl(contract, { identifier, id: targetId }),
            headers,
            ...(payload && { payload }),
          });
          status = response.statusCode;
          if (status >= 500) answers.push(response.body);
        };
        const failed = new Set<string>();
        while (await statements.failNext(failed, call));
        failures.set(contract.id, Math.max(failures.get(contract.id) ?? 0, failed.size));
        // What everything was given for and did not work may work with what is required alone.
        if (status < 300) break;
      }

    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter((answer) => answer.includes(mark))).toEqual([]);
    const log = lines.join('');
    // Hashes of passwords and codes, tokens of links, and what was typed: in the clear, in JSON, or in base64.
    for (const secret of [mark, callerPassword, 'argon2', Buffer.from(mark).toString('base64').slice(0, 11)])
      expect(lines.filter((line) => line.includes(secret)).slice(0, 3)).toEqual([]);
    expect(log).not.toMatch(/sample\.example/);

    // Whoever reads the log still finds the fault.
    const told = lines
      .map((line) => JSON.parse(line) as Line)
      .filter(({ err }) => err?.cause?.code === 'XX000' && err.statement !== undefined);
    expect(told.length).toBeGreaterThan(100);
    for (const { err, msg, reqId } of told.filter(({ reqId }) => reqId !== undefined))
      expect([msg, err?.stack, typeof reqId]).toEqual([msg, expect.stringContaining(' at '), 'string']);

    // The calls got far enough to have something to tell.
    for (const id of [
      'guest-inquiries.send',
      'sent-inquiries.send',
      'inquiries.reply',
      'settings.changePassword',
      'settings.updateContact',
      'account.signUpSeeker',
      'account.signUpOrganisation',
      'account.forgotPassword',
      'access.invite',
      'events.report',
      'people.updateOwn',
    ])
      expect([id, (failures.get(id) ?? 0) > 1]).toEqual([id, true]);
  },
);
