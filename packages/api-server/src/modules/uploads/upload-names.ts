import { previewName } from './photos/photo-names.ts';
import { soundNames } from './sounds/sound-names.ts';
import { videoNames } from './videos/video-names.ts';

/** All files that an upload itself may have in the store, under which they go with it. */
export const namesOfUpload = (key: string): string[] => [
  key,
  previewName(key),
  ...soundNames(key),
  ...videoNames(key),
];
