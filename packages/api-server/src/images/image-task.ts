import type { PicturePurpose, UploadFault } from '@rostrum/contracts';

interface Size {
  width: number;
  height: number;
}
interface Area extends Size {
  left: number;
  top: number;
}

/** The tasks of the image worker. */
export interface ImageTasks {
  /** Checks the header of an upload. Null when its first bytes give no reason to refuse it. */
  header: {
    input: { head: Uint8Array; purpose: PicturePurpose };
    output: { fault: UploadFault } | null;
  };
  /** Checks an upload and makes its preview: upright, without metadata, as WebP. */
  decode: {
    input: { bytes: Uint8Array; purpose: PicturePurpose; previewSide: number };
    output: { preview: Uint8Array; width: number; height: number } | { fault: UploadFault };
  };
  /** Cuts a square in several sizes, as WebP. */
  portrait: {
    input: { bytes: Uint8Array; area: Area; sides: readonly number[] };
    output: { side: number; bytes: Uint8Array }[];
  };
  /** Cuts a part for pages (WebP) and for link previews (JPEG). `frame` is measured in a preview of `previewWidth`. */
  cover: {
    input: { bytes: Uint8Array; previewWidth: number; frame: Area; card: Size };
    output: { shown: Uint8Array; shared: Uint8Array };
  };
  /** Makes JPEG files for editors. `focus` is in hundredths of the room that the square has. */
  press: {
    input: {
      bytes: Uint8Array;
      credit: string;
      focus: { x: number; y: number };
      sides: { print: number; web: number; square: number };
    };
    output: { size: 'print' | 'web' | 'square'; bytes: Uint8Array }[];
  };
  /** Writes a picture as PNG within a box; `isPadded` fills the box with transparency. */
  png: {
    input: { bytes: Uint8Array; box: { width?: number; height: number }; isPadded: boolean };
    output: Uint8Array;
  };
}

export type ImageTaskKind = keyof ImageTasks;
export type ImageTask = {
  [Kind in ImageTaskKind]: { kind: Kind } & ImageTasks[Kind]['input'];
}[ImageTaskKind];
