import { createPictureService } from './pictures.service.ts';

/** Pictures in the text of posts. */
export const createFigureService = ({ clock }: { clock: () => Date }) =>
  createPictureService({ clock, purpose: 'figure' });
