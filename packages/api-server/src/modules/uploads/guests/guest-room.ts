import { maximumAttachments, uploadLimitBytes } from '@rostrum/contracts';
import { RateLimitError, type RequestInfo } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import { uploadRepository } from '../uploads.repository.ts';
import { ownerByKey } from './guest-key.ts';

/** Files of one form that wait to be sent: those of a message, and as many that were replaced. */
const maxWaiting = 2 * maximumAttachments;

/** Unsent files of all guests of the installation together: 250 of the largest. */
const maxUnsentBytes = 250 * uploadLimitBytes;

/** Per address; no address alone can use up the room of all guests before unsent files are purged. */
const perAddress = { name: 'guest-upload', points: 60, seconds: 6 * 3600 };

export interface GuestRoomDeps {
  db: Database;
  limits: Limits;
}

/** Refuses a guest's file that there is no room for: in its form, from its address, or beside those of other guests. */
export const createGuestRoom =
  ({ db, limits }: GuestRoomDeps) =>
  async (key: string, size: number, { ip }: Pick<RequestInfo, 'ip'>): Promise<void> => {
    if ((await uploadRepository.countLoose(db, ownerByKey(key))) >= maxWaiting)
      throw new RateLimitError(3600, 'Too many files wait to be sent. Send or remove some of them first.');
    const state = await limits.consume({ ...perAddress, key: limits.addressKey(ip) });
    if (!state.allowed) {
      const minutes = String(Math.max(1, Math.ceil(state.retryAfter / 60)));
      throw new RateLimitError(
        state.retryAfter,
        `Too many files came from your network. Send your message without files, or try again in ${minutes} min.`,
      );
    }
    if ((await uploadRepository.sumUnsentOfGuests(db)) + size > maxUnsentBytes)
      throw new RateLimitError(
        1800,
        'Files can’t be taken at the moment. Send your message without them, and add them later by its tracking link.',
      );
  };
