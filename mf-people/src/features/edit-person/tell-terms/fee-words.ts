import type { PersonFee } from '@rostrum/contracts';

export const visibilityWords: Record<PersonFee['visible'], string> = {
  public: 'Public',
  on_request: 'The public page says: on request',
  hidden: 'For your team only',
};
