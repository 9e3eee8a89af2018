import { inquiryTypeIds } from '@rostrum/contracts';
import { inquirySetup } from '@rostrum/contracts/inquiries';
import type { DemoContext } from '../demo-context.ts';
import type { Act } from './timeline.ts';

const organisation = 'northmere';
const everyDay = { from: '07:00', to: '18:00' };

/** The head of the media desk sets up when it works, and who takes offers of gifts. */
export function actsOfSettingUp({ headOf, callerOf, ids, now }: DemoContext): Act[] {
  const head = headOf(organisation);
  return [
    {
      at: now,
      what: `${head.key} sets up inquiries`,
      async run() {
        const caller = callerOf(head.key);
        const year = now.getUTCFullYear();
        await caller.call(inquirySetup.saveHours, {
          body: {
            version: 0,
            value: {
              days: Array.from({ length: 7 }, () => everyDay),
              closed: [{ date: `${String(year)}-12-25`, name: 'Christmas Day' }],
            },
          },
        });
        const gifts = { types: [inquiryTypeIds.donor], departments: [], tags: [], countries: [] };
        const rule = { id: ids.id(now), enabled: true, ...gifts, assignee_id: head.id };
        const value = { rules: [rule], otherwise: { assignee_id: null } };
        await caller.call(inquirySetup.saveRouting, { body: { version: 0, value } });
      },
    },
  ];
}
