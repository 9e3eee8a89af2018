import { formatNumber } from '@rostrum/contracts';
import { measureSettingsLoad } from '@rostrum/api-server/testing/settings';
import type { Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';

const mebibyte = 1_048_576;

/** Members by SCIM, webhooks beside a dead receiver, and the export of an organisation; targets grow and shrink with the size. */
export async function measureSettings(progress: Progress, count: number): Promise<Metric[]> {
  const { members, provisioning, deliveries, delivering, inquiries, exporting } = await measureSettingsLoad(
    count,
    progress,
  );
  const scim = `SCIM, ${formatNumber(members)} members`;
  const hooks = `webhooks, ${formatNumber(deliveries)} deliveries to three receivers beside a dead one`;
  const file = `export of ${formatNumber(inquiries)} inquiries`;
  return [
    {
      name: `${scim}: made one by one, eight at once`,
      value: provisioning.seconds,
      unit: 's',
      target: { atMost: (300 * members) / 10_000 },
      baseline: {
        value: provisioning.bareSeconds,
        name: 'the rows of account and membership alone through pg',
      },
    },
    { name: `${scim}: missing or too many`, value: provisioning.wrong, unit: 'times', target: { atMost: 0 } },
    {
      name: 'SCIM: a leaver, until the public page is gone',
      value: provisioning.leaverSeconds,
      unit: 's',
      target: { atMost: 60 },
    },
    {
      name: `${hooks}: arrived`,
      value: delivering.perSecond,
      unit: '/s',
      target: { atLeast: 200 },
      baseline: { value: delivering.barePerSecond, name: 'as many requests by fetch alone' },
    },
    {
      name: `${hooks}: lost over kill -9 amid them`,
      value: delivering.lost,
      unit: 'times',
      target: { atMost: 0 },
    },
    {
      name: `${hooks}: before an earlier one of the same thing`,
      value: delivering.outOfOrder,
      unit: 'times',
      target: { atMost: 0 },
    },
    {
      name: `${file}, zip of ${formatNumber(Math.round(exporting.bytes / mebibyte))} MiB`,
      value: exporting.seconds,
      unit: 's',
      target: { atMost: (300 * inquiries) / 100_000 },
      baseline: {
        value: exporting.bareSeconds,
        name: 'inquiries and messages read as JSON through pg at once',
      },
    },
    {
      name: `${file}: more memory`,
      value: exporting.moreBytes / mebibyte,
      unit: 'MiB',
      target: { atMost: 150 },
      baseline: { value: exporting.bareMoreBytes / mebibyte, name: 'the same statements, all rows held' },
    },
  ];
}
