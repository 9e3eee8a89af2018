import type { RequestInfo } from '@rostrum/server-kit';
import { runAsSystem, type Transaction } from '@rostrum/server-kit/database';
import { assignToAccount, attachmentRepository, inquirySteps } from '../inquiries/index.ts';
import { giveFilesToAccount } from '../uploads/index.ts';
import { seekerActor } from './seeker-actor.ts';

/**
 * Gives an account what was sent from its address before it was proved, or signed out. The links of earlier emails go on
 * working until they run out. Returns the ids of what was claimed.
 */
export const claimInquiries = (
  tx: Transaction,
  account: { userId: string; email: string },
  request: RequestInfo,
): Promise<string[]> =>
  runAsSystem('an inquiry lies in an organisation that its sender cannot write to', async () => {
    const claimed = await assignToAccount(tx, account);
    const ids = claimed.map(({ id }) => id);
    const files = await attachmentRepository.giveToAccount(tx, ids, account.userId);
    await giveFilesToAccount(tx, files, account.userId);
    for (const inquiry of claimed)
      await inquirySteps.record(
        tx,
        inquiry,
        { actor: seekerActor(inquiry), request },
        {
          verb: 'inquiry.claimed',
          text: 'proved the address, and follows it with an account now',
          isSeekersToo: true,
        },
      );
    return ids;
  });
