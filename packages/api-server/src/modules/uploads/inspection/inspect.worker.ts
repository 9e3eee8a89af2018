import { serveTasks, toBuffer, toOwnBytes } from '@rostrum/server-kit/workers';
import { inspectFile } from '../attachments/inspect-file.ts';
import { removeMetadata } from '../sounds/metadata/remove-metadata.ts';
import { isCaptions } from '../videos/is-captions.ts';
import type { Inspection, InspectionTask } from './inspection-task.ts';

serveTasks(
  async ({ bytes, name, use }: InspectionTask): Promise<Inspection> => {
    const file = toBuffer(bytes);
    if (use === 'captions') {
      const inspected = isCaptions(file) ? { name, mediaType: 'text/vtt' } : undefined;
      return { bytes: toOwnBytes(file), inspected };
    }
    const inspected = await inspectFile(file, name);
    const kept = use === 'played' && inspected ? removeMetadata(file, inspected.mediaType) : file;
    return { bytes: toOwnBytes(kept), inspected };
  },
  ({ bytes }) => [bytes.buffer],
);
