import { DOMParser } from '@xmldom/xmldom';
import { refuse } from '../attempts/refusal.ts';

/** Parsing takes time by the square of the depth. */
const maxDepth = 60;
const maxMetadataTags = 40_000;

function parse(xml: string): Document {
  const fail = (message: string) => refuse('malformed', `XML: ${message}`);
  try {
    const document = new DOMParser({
      errorHandler: { warning: fail, error: fail, fatalError: fail },
    }).parseFromString(xml, 'text/xml');
    return document.documentElement === null ? refuse('malformed', 'no document') : document;
  } catch (error) {
    return refuse('malformed', error instanceof Error ? error.message : 'not well-formed');
  }
}

/** Well-formed XML without anything that SAML messages have no use for: document types, processing instructions. */
export function parseXml(xml: string): Document {
  if (/<!(?!--|\[CDATA\[)/.test(xml)) refuse('malformed', 'a document type');
  if (/<\?(?!xml[ \t\r\n])/.test(xml)) refuse('malformed', 'a processing instruction');
  return parse(xml);
}

/** The text without its comments, found by one pass. An unfinished comment stays, and the parser refuses it. */
function removeComments(xml: string): string {
  const parts: string[] = [];
  let position = 0;
  for (;;) {
    const start = xml.indexOf('<!--', position);
    const end = start === -1 ? -1 : xml.indexOf('-->', start + 4);
    if (end === -1) return parts.join('') + xml.slice(position);
    parts.push(xml.slice(position, start));
    position = end + 3;
  }
}

/** Refuses what would take long to parse: too many tags, or tags too deep in one another. */
function checkShape(xml: string): void {
  let depth = 0;
  const parts = xml.split('<', maxMetadataTags + 2);
  if (parts.length > maxMetadataTags + 1) refuse('malformed', 'too many tags');
  for (const part of parts.slice(1)) {
    if (part.startsWith('/')) depth -= 1;
    else if (!/^[!?]/.test(part) && !part.slice(0, part.indexOf('>')).endsWith('/')) depth += 1;
    if (depth > maxDepth) refuse('malformed', 'tags too deep in one another');
  }
}

/** Metadata: comments and processing instructions are read over, document types stay refused. */
export function parseMetadataXml(xml: string): Document {
  const bare = removeComments(xml);
  if (/<!(?!\[CDATA\[)/.test(bare)) refuse('malformed', 'a document type');
  checkShape(bare);
  return parse(bare);
}

/** Element children of one name; SAML is read by its structure and never by searching. */
export const childrenOf = (parent: Element, namespace: string, name: string): Element[] =>
  Array.from(parent.childNodes).filter(
    (node): node is Element =>
      node.nodeType === 1 &&
      (node as Element).namespaceURI === namespace &&
      (node as Element).localName === name,
  );

export function onlyChild(parent: Element, namespace: string, name: string): Element {
  const [child, ...others] = childrenOf(parent, namespace, name);
  if (child === undefined || others.length > 0) refuse('malformed', `not exactly one ${name}`);
  return child;
}

export const textOf = (element: Element): string => (element.textContent ?? '').trim();
