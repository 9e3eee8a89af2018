import fp from 'fastify-plugin';
import { InputError } from '../errors.ts';

/** A search of 2,000 Cyrillic letters takes 12,000 characters; Node takes 16 KiB with all headers. */
export const longestUrl = 12_500;

export const createLengthRefusal = () =>
  new InputError(`The address is longer than ${longestUrl} characters. Shorten it.`, {
    code: 'address_too_long',
  });

/** Refuses what no browser was led to, before anything reads the address (RFC 9110, 4.1: at least 8000 are to be taken). */
export const urlLength = fp(
  async (app) => {
    app.addHook('onRequest', async ({ url }) => {
      if (url.length > longestUrl) throw createLengthRefusal();
    });
  },
  { name: 'url-length' },
);
