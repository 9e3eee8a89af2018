import { serveTasks } from '@rostrum/server-kit/workers';
import { installConcatenatingBlob } from './concatenating-blob.ts';
import { parseMail } from './parse-mail.ts';

installConcatenatingBlob();
serveTasks(parseMail, ({ files }) =>
  files.flatMap(({ bytes }) => (bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [])),
);
