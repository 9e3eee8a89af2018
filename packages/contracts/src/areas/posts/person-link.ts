const written = /^\/people\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

/**
 * Returns the address by which the stored text of a post links a person of its organisation. It contains the id, which no
 * renaming changes; readers get the address of the profile in its place.
 */
export const toPersonLink = (id: string): string => `/people/${id}`;

/** Returns the id of the person whom an address in a stored text links; null for every other address. */
export const readPersonLink = (href: string): string | null => written.exec(href)?.[1] ?? null;
