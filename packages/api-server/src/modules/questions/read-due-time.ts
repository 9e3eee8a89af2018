import { organisationRepository } from '@rostrum/identity';
import { InputError } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { localMoment } from '../../calendar/local-moment.ts';

/** The end of the working day on the organisation's clocks; null for no day. */
export async function readDueTime(tx: Transaction, orgId: string, day: string): Promise<Date | null> {
  if (day === '') return null;
  const timezone = await organisationRepository.timezone(tx, orgId);
  const moment = localMoment(day, '17:00', timezone);
  if (!moment) throw InputError.field('due_on', 'Choose another day.');
  return moment;
}
