import fp from 'fastify-plugin';
import { InputError } from '../errors.ts';

/** Every address of the product is far shorter; a sign-in that comes back from an identity provider may be long. */
export const longestUrl = 8000;

/** Refuses what no browser was led to, before anything reads the address (RFC 9110, 4.1: at least 8000 are to be taken). */
export const urlLength = fp(
  async (app) => {
    app.addHook('onRequest', async ({ url }) => {
      if (url.length > longestUrl)
        throw new InputError(`The address is longer than ${longestUrl} characters. Shorten it.`, {
          code: 'address_too_long',
        });
    });
  },
  { name: 'url-length' },
);
