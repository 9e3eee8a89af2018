import { parseFilter, plainAttribute, type Filter } from './parse-filter.ts';
import { ScimError } from './scim-error.ts';

/** A path of RFC 7644, section 3.5.2, in lower case and without the core schema. */
export interface AttributePath {
  attribute: string;
  /** Selects entries of a multi-valued attribute. */
  filter: Filter | undefined;
  subAttribute: string | undefined;
}

const path = /^([^[\]]+)(?:\[(.*)\](?:\.([a-z$][\w$-]*))?)?$/is;
const name = /^[a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?$/;

const invalidPath = (text: string) =>
  new ScimError(
    400,
    `“${text}” isn't a path. Send an attribute, such as roles[value eq "expert"].`,
    'invalidPath',
  );

function readFilter(text: string, whole: string): Filter {
  try {
    return parseFilter(text);
  } catch (error) {
    if (error instanceof ScimError)
      throw new ScimError(400, `In “${whole}”: ${error.message}`, 'invalidPath');
    throw error;
  }
}

/** Parses a path. Extensions keep their schema in `attribute`, which then starts with `urn:`. */
export function parsePath(text: string): AttributePath {
  const found = path.exec(text.trim());
  const head = plainAttribute(found?.[1] ?? '').trim();
  const isExtension = head.startsWith('urn:');
  if (!found || (!isExtension && !name.test(head))) throw invalidPath(text);
  const filter = found[2] === undefined ? undefined : readFilter(found[2], text);
  const [attribute = '', dotted] = isExtension ? [head] : head.split('.');
  if (filter !== undefined && dotted !== undefined) throw invalidPath(text);
  return { attribute, filter, subAttribute: dotted ?? found[3]?.toLowerCase() };
}
