import { type InquiryTypeId, senderFieldsOfType, type SenderDetails } from '@rostrum/contracts';
import type { LastSent, SenderProfile } from './sent-inquiries.repository.ts';

const mediaType: InquiryTypeId = 2;

/** What a profile says of a journalist, as fields of a media inquiry. */
const fieldsOf = ({ outlet, media_position, media_type }: SenderProfile): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ outlet, media_position, media_type }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );

/** Keeps what describes the sender; what was asked stays in its own inquiry. The profile fills what no inquiry said. */
export function presentSenderDetails(
  latest: readonly LastSent[],
  profile: SenderProfile | undefined,
): SenderDetails {
  const [newest] = latest;
  const sent = latest.map(({ type, fields }) => ({
    type,
    fields: Object.fromEntries(
      (senderFieldsOfType[type] ?? []).flatMap((name) => {
        const value = fields[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    ),
  }));
  const described = profile && fieldsOf(profile);
  const isNew =
    described !== undefined &&
    Object.keys(described).length > 0 &&
    !sent.some(({ type }) => type === mediaType);
  return {
    country: newest?.country ?? profile?.country ?? null,
    state: newest?.state ?? null,
    organization: profile?.organization ?? null,
    job_title: profile?.job_title ?? null,
    by_type: isNew ? [...sent, { type: mediaType, fields: described }] : sent,
  };
}
