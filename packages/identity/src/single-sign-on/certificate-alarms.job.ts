import type { PgBoss } from 'pg-boss';
import { transaction } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { certificateMail } from '../account-mail/notice-mails.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findAlarm } from './certificate-alarms.ts';
import { certificateAlarmRepository } from './certificate-alarms.repository.ts';

type Deps = Pick<IdentityDeps, 'db' | 'mail' | 'config' | 'clock'>;

/** Mails every warning that is due and was not given before. Answers how many connections were warned of. */
export async function giveCertificateAlarms({ db, mail, config, clock }: Deps): Promise<number> {
  let given = 0;
  for (const { orgId, organisation, certificates } of await certificateAlarmRepository.connections(db)) {
    const alarm = findAlarm(certificates, clock());
    if (!alarm) continue;
    const isNew = await transaction(db, async (tx) => {
      if (!(await certificateAlarmRepository.begin(tx, orgId, alarm))) return false;
      for (const person of await certificateAlarmRepository.managers(tx, orgId))
        await mail.enqueue(tx, certificateMail(person, { organisation, orgId, ...alarm }, config.publicUrl));
      return true;
    });
    if (isNew) given += 1;
  }
  return given;
}

/** Each morning. */
export const startCertificateAlarms = (boss: PgBoss, deps: Deps): Promise<void> =>
  workOnSchedule(boss, { queue: 'certificate-alarms', cron: '10 7 * * *' }, async () => {
    await giveCertificateAlarms(deps);
  });
