import { senderFieldsOfType, type SenderDetails } from '@rostrum/contracts';
import type { LastSent } from './sent-inquiries.repository.ts';

/** Keeps what describes the sender; what was asked stays in its own inquiry. */
export function presentSenderDetails(latest: readonly LastSent[]): SenderDetails {
  const [newest] = latest;
  return {
    country: newest?.country ?? null,
    state: newest?.state ?? null,
    by_type: latest.map(({ type, fields }) => ({
      type,
      fields: Object.fromEntries(
        (senderFieldsOfType[type] ?? []).flatMap((name) => {
          const value = fields[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      ),
    })),
  };
}
