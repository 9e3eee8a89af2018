import { notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import type { Device } from './devices.ts';
import { readPreviewWords, type PreviewWords } from './preview-words.ts';

/** Which device the post is looked at on, with the words that stood in the editor when looking began; null while it is written. */
export function usePreview(readTyped: () => unknown) {
  const [shown, setShown] = useState<{ device: Device; words: PreviewWords } | null>(null);
  const view = (device: Device | null) => {
    if (device === null || shown !== null) {
      setShown(device && shown && { ...shown, device });
      return;
    }
    const { body: words, faults } = readPreviewWords(readTyped());
    if (words) setShown({ device, words });
    else notify.error({ title: 'Nothing to preview yet.', description: faults?.[0]?.message });
  };
  return { shown, view };
}
