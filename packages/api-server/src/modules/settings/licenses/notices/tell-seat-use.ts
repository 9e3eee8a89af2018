import {
  organisationStatusRepository,
  seatNoticeRepository,
  type IdentityDeps,
  type SeatsInUse,
} from '@rostrum/identity';
import { transaction } from '@rostrum/server-kit/database';
import { writeNotifications } from '../../../notifications/index.ts';
import { describeSeats, writeSeatNoticeMail } from './seat-notice-mail.ts';

/** Shares in use, in hundredths, at which those who run an organisation are told. */
const shares = [100, 95, 80] as const;

/** The highest share that is reached; 0 below all of them. */
const findShare = ({ used, seats }: Pick<SeatsInUse, 'used' | 'seats'>): number =>
  shares.find((share) => used * 100 >= share * seats) ?? 0;

/**
 * Tells those who run an organisation, in the product and by email, when a share of its seats is reached. Once each: what
 * falls below a share and reaches it again is told again. Answers how many were told of.
 */
export async function tellSeatUse({
  db,
  mail,
  config,
  clock,
}: Pick<IdentityDeps, 'db' | 'mail' | 'config' | 'clock'>): Promise<number> {
  let told = 0;
  for (const use of await seatNoticeRepository.use(db)) {
    const share = findShare(use);
    if (share === use.told) continue;
    const isNew = await transaction(db, async (tx) => {
      if (!(await seatNoticeRepository.tell(tx, use, share))) return false;
      if (share < use.told) return false;
      const { orgId } = use;
      const managers = await organisationStatusRepository.managers(tx, orgId);
      const { text, detail } = describeSeats(use);
      await writeNotifications(
        tx,
        { orgId, kind: 'seats', actor: null, text, detail, entityId: orgId, createdAt: clock() },
        managers.map(({ userId }) => userId),
      );
      for (const person of managers)
        await mail.enqueue(tx, writeSeatNoticeMail(person, use, config.publicUrl));
      return true;
    });
    if (isNew) told += 1;
  }
  return told;
}
