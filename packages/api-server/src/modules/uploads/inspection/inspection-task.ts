import type { InspectedFile } from '../attachments/inspect-file.ts';

/** How a file is used: handed on as it came, played without its metadata, or drawn over a video. */
export type InspectionUse = 'attached' | 'played' | 'captions';

export interface InspectionTask {
  bytes: Uint8Array;
  name: string;
  use: InspectionUse;
}

export interface Inspection {
  /** The bytes to keep. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Undefined for what is not taken. */
  inspected: InspectedFile | undefined;
}
