import type { SeekerRole } from '../roles.ts';

/** Seeker types and their labels (specification, section 3), in its order. */
export const seekerTypes: readonly { value: SeekerRole; label: string }[] = [
  { value: 'media', label: 'Journalist/Media Professional' },
  { value: 'event', label: 'Event Organizer' },
  { value: 'legal', label: 'Legal Professional' },
  { value: 'business', label: 'Business Professional' },
  { value: 'research', label: 'Research Professional' },
  { value: 'seeker', label: 'Other' },
];
