/** A developer's own machine, whatever port: browsers treat it as secure, and no one else is reached by it. */
const isOwnMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

export interface AllowedDevelopers {
  /** Origins that the operator allows beside. */
  origins: readonly string[];
  /** Our own origin: what lies there was uploaded by anybody, and its scripts are checked by hashes alone. */
  own: string;
}

/** The base of an area on a developer's server, ending in a slash; undefined when it may not be one. */
export function developerUrl(text: string, { origins, own }: AllowedDevelopers): string | undefined {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return undefined;
  if (url.origin === own || !(isOwnMachine(url) || origins.includes(url.origin))) return undefined;
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
