import { Parser } from 'htmlparser2';
import { refusals } from './xlsx-limits.ts';
import type { Receive } from './unpack.ts';

export interface XmlHandler {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Writers may put every name into a namespace: `x:row`. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Parses XML part by part. Declarations of document types are refused, so no entity is ever defined or fetched. */
export function parseXml({ open, text, close }: XmlHandler): Receive {
  const decoder = new TextDecoder();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(localName(name), attributes),
      ontext: text,
      onclosetag: (name) => close?.(localName(name)),
      onprocessinginstruction: (name) => {
        if (name.toLowerCase().startsWith('!doctype') || name.toLowerCase().startsWith('!entity'))
          throw refusals.hasDocumentType();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return (part, isLast) => {
    parser.write(decoder.decode(part, { stream: !isLast }));
    if (isLast) parser.end();
  };
}
