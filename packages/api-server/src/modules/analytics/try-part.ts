import type { FastifyBaseLogger } from 'fastify';

/** A part of a page, or null where it could not be read: the others are shown all the same. */
export const createTryPart =
  (log: Pick<FastifyBaseLogger, 'error'>) =>
  async <Part>(name: string, read: () => Promise<Part>): Promise<Part | null> => {
    try {
      return await read();
    } catch (error) {
      log.error({ err: error, part: name }, 'a part of the home could not be read');
      return null;
    }
  };
