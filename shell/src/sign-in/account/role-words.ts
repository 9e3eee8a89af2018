import type { Role } from '@rostrum/contracts';

const members: Partial<Record<Role, { name: string; may: string }>> = {
  owner: { name: 'owner', may: 'run the organisation: people, posts, inquiries, access and settings' },
  administrator: {
    name: 'administrator',
    may: 'run the organisation: people, posts, inquiries, access and settings',
  },
  agent: { name: 'agent', may: 'keep people up to date and answer inquiries' },
  expert: { name: 'expert', may: 'keep your profile and answer the inquiries that reach you' },
  individual: { name: 'individual', may: 'keep your profile and answer the inquiries that reach you' },
  staff: { name: 'staff', may: 'keep your profile' },
};

/** What a role is called and lets one do, in plain words. */
export const roleWords = (role: Role): { name: string; may: string } =>
  members[role] ?? { name: 'seeker', may: 'find experts and follow your inquiries' };
