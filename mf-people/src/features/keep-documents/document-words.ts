import { formatFileSize } from '@rostrum/contracts';
import type { PersonDocument, PrivateDetail } from '@rostrum/contracts/people';

export const detailWords: Record<PrivateDetail, string> = {
  address: 'Looks like an address',
  phone: 'Looks like a phone number',
  birth_date: 'Looks like a date of birth',
};

/** Somebody has to look at it before it may be public. */
export const needsCheck = ({ findings, is_read }: PersonDocument): boolean => findings.length > 0 || !is_read;

/** Size, scan for viruses, and what reading it said. */
export function describeDocument({ size, scan, is_read, findings }: PersonDocument): string {
  const privacy = !is_read
    ? 'its text could not be read in full'
    : findings.length === 0
      ? 'no address, phone or date of birth found'
      : `${findings.length} ${findings.length === 1 ? 'place looks' : 'places look'} private`;
  return [
    formatFileSize(size),
    scan === 'clean' ? 'no virus found' : 'not scanned for viruses',
    privacy,
  ].join(', ');
}
