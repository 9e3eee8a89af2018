import { NotFoundError } from '@rostrum/server-kit';

/** A mailed link that does not work any more; 410, so that a page can say what to do next. */
export const linkGone = (message: string): NotFoundError => new NotFoundError(message, { code: 'gone' });
