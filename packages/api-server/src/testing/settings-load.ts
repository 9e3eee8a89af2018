import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import type { RouteDescriptor } from '@rostrum/contracts';
import { apiKeys, integrations } from '@rostrum/contracts/settings';
import { createSessionService } from '@rostrum/identity';
import { loadSecrets } from '@rostrum/server-kit';
import { runAsSystem } from '@rostrum/server-kit/database';
import { openDatabase } from '@rostrum/server-kit/opening';
import { openStore } from '@rostrum/server-kit/storage';
import { readConfig } from '../config.ts';
import { createGiven } from './given.ts';
import { deliverUntilKilled, type Delivering } from './settings-load/deliver-until-killed.ts';
import { exportInquiries, writeInquiries, type Exporting } from './settings-load/export-inquiries.ts';
import { provisionMembers, type Provisioning } from './settings-load/provision-members.ts';
import { spawnServer } from './spawn-server.ts';

export interface SettingsLoad {
  members: number;
  provisioning: Provisioning;
  deliveries: number;
  delivering: Delivering;
  inquiries: number;
  exporting: Exporting;
}

const expert = { email: 'leaver@north.example', username: 'measured-leaver' };

/** So many members by SCIM, as many deliveries to webhooks, and ten times as many inquiries in one export. */
export async function measureSettingsLoad(
  count: number,
  progress: (text: string) => void,
): Promise<SettingsLoad> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-settings-load-'));
  const environment = {
    NODE_ENV: 'development',
    DEMO: '0',
    ROSTRUM_DATA_DIR: folder,
    RATE_LIMIT_SCALE: '10000',
    LOG_LEVEL: 'silent',
  };
  const config = readConfig({ ...environment, NODE_ENV: 'test' });
  const database = await openDatabase(config);
  const { db } = database;
  const bare = new pg.Pool({ ...database.config, max: 8, options: '-c role=rostrum_system' });
  try {
    return await runAsSystem('a measurement of settings', async () => {
      const inquiries = count * 10;
      progress(`writing ${inquiries} inquiries`);
      const { orgId, userId } = await database.asOwner(async (ownerDb) => {
        const given = createGiven(ownerDb);
        const { id } = await given.organisation();
        const owner = await given.user('owner', { orgId: id });
        await given.person(id, { ...expert, access: 'public', image: '/x.jpg' });
        await ownerDb.execute(sql`INSERT INTO sso_domains (id, org_id, domain, txt, verified_at)
          VALUES (gen_random_uuid(), ${id}, 'north.example', 'x', now())`);
        await writeInquiries(ownerDb, id, inquiries);
        return { orgId: id, userId: owner.id };
      });
      const sessions = createSessionService({ db, secrets: loadSecrets(config), clock: () => new Date() });
      const begun = await sessions.begin({
        userId,
        orgId,
        presented: undefined,
        request: { id: 'bench', ip: '127.0.0.1', userAgent: 'bench' },
      });
      const authorization = (await sessions.findByCookie(begun.secret))?.answer.sessionToken ?? '';
      async function ask<Route extends RouteDescriptor>(origin: string, route: Route, body: object) {
        const answer = await fetch(origin + route.path.replace('{identifier}', userId), {
          method: route.method,
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${route.id} answered ${answer.status}: ${text.slice(0, 300)}`);
        const { data }: { data: unknown } = JSON.parse(text);
        return data;
      }

      progress('making the export of the organisation');
      const exporting = await exportInquiries(
        {
          db,
          clock: () => new Date(),
          mail: { enqueue: async () => '', takeBack: async () => undefined },
          config,
          log: pino({ level: 'silent' }),
          uploadStore: openStore({ url: undefined, dataDir: folder, folder: 'uploads' }),
        },
        bare,
        { orgId, userId },
      );

      progress(`provisioning ${count} members`);
      const server = await spawnServer(environment);
      const provisioning = await (async () => {
        const { key } = apiKeys.add.response.parse(
          await ask(server.origin, apiKeys.add, { name: 'Bench', scopes: ['members.provision'], days: 30 }),
        );
        return provisionMembers({ origin: server.origin, key, orgId, count, expert, bare });
      })().finally(server.kill);

      const delivering = await deliverUntilKilled({
        environment,
        bare,
        orgId,
        count,
        progress,
        addWebhook: async (origin, name, url) =>
          integrations.addWebhook.response.parse(
            await ask(origin, integrations.addWebhook, { name, url, events: ['profile.published'] }),
          ).webhook.id,
      });
      return { members: count, provisioning, deliveries: count, delivering, inquiries, exporting };
    });
  } finally {
    await bare.end();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
