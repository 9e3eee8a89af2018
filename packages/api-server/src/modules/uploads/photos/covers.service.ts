import { createPictureService } from './pictures.service.ts';

/** Covers of posts. */
export const createCoverService = ({ clock }: { clock: () => Date }) =>
  createPictureService({ clock, purpose: 'cover' });
