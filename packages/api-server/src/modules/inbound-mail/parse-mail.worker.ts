import { serveTasks } from '@rostrum/server-kit/workers';
import { installCharsetDecoder } from './charset-decoder.ts';
import { installConcatenatingBlob } from './concatenating-blob.ts';
import { parseMail } from './parse-mail.ts';

installCharsetDecoder();
installConcatenatingBlob();
serveTasks(parseMail, ({ files }) =>
  files.flatMap(({ bytes }) => (bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [])),
);
