/** Where an expert reads a post and signs it off, without a session: a page of the server that needs no script. */
export const signOffPath = '/posts/sign-off/:token';

export const signOffUrl = (origin: string, token: string): string =>
  `${origin}${signOffPath.replace(':token', token)}`;
