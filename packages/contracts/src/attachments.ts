import { z } from 'zod';
import { describeField } from './forms/describe-field.ts';
import { id } from './primitives.ts';

/** As many files one message may carry. */
export const maximumAttachments = 5;

/** What a file is, by its content. */
export const attachmentKinds = [
  'document',
  'spreadsheet',
  'presentation',
  'text',
  'image',
  'audio',
  'video',
] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** What looking for viruses said: `not_scanned` where the installation has no scanner. */
export const attachmentScans = ['clean', 'not_scanned'] as const;

const kibibyte = 1024;

/** `312 kB`, `1.4 MB`. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / kibibyte;
  if (kilobytes < kibibyte) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${Math.round((kilobytes / kibibyte) * 10) / 10} MB`;
}

/** A file of a message. Its address is asked for when it is opened. */
export const attachment = z.object({
  id,
  name: z.string(),
  size: z.number().int(),
  kind: z.enum(attachmentKinds),
  scan: z.enum(attachmentScans),
});
export type Attachment = z.infer<typeof attachment>;

/** The files that go out with a message, by their ids. */
export const attachmentIds = describeField(
  z.array(id).max(maximumAttachments, `Attach at most ${maximumAttachments} files. Remove one.`),
  { label: 'Attached files' },
);
