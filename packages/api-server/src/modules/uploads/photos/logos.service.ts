import { createPictureService } from './pictures.service.ts';

/** Logos of organisations. */
export const createLogoService = ({ clock }: { clock: () => Date }) =>
  createPictureService({ clock, purpose: 'logo' });
