import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { Areas, CurrentArea } from '@rostrum/federation';
import type { UpdateNoticeProps } from './update-notice.tsx';

const UpdateNotice = lazy<ComponentType<UpdateNoticeProps>>(() =>
  import('./update-notice.tsx').then(
    ({ UpdateNotice: notice }) => ({ default: notice }),
    // The next visit takes the newer version all the same.
    () => ({ default: () => null }),
  ),
);

export interface WaitingUpdateProps {
  current: CurrentArea;
  areas: Pick<Areas, 'restart'>;
}

/** The notice of a newer version, until it was put off; its code comes with the first one. */
export function WaitingUpdate({ current: { area, update }, areas }: WaitingUpdateProps) {
  const [putOff, setPutOff] = useState<string>();
  if (!area || !update || update.base === putOff) return null;
  return (
    <Suspense fallback={null}>
      <UpdateNotice
        title={area.manifest.title}
        onUpdate={areas.restart}
        onLater={() => setPutOff(update.base)}
      />
    </Suspense>
  );
}
