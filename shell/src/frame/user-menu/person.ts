import { seekerTypes, type Role, type SessionUser } from '@rostrum/contracts';

const words: Partial<Record<Role, string>> = {
  owner: 'Owner',
  administrator: 'Administrator',
  agent: 'Agent',
  expert: 'Expert',
  individual: 'Individual',
  staff: 'Staff',
};

/** A role as the person reads it. */
export const roleWords = (role: Role): string =>
  words[role] ?? seekerTypes.find(({ value }) => value === role)?.label ?? 'Seeker';

/** First and last word of a name, for the initials. */
export function nameParts({ name }: SessionUser) {
  const parts = name.trim().split(/\s+/);
  return { firstname: parts[0] ?? '', lastname: parts.length > 1 ? (parts.at(-1) ?? '') : '' };
}
