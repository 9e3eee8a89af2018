import { personPreview } from '@rostrum/contracts/people';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { PageColumns, PersonArticle } from '@rostrum/public-pages';
import { Card, PageSkeleton, PanelError, useNow } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { DeviceFrame } from './device-frame.tsx';

const devices = {
  iphone: { label: 'iPhone', width: 390 },
  ipad: { label: 'iPad', width: 820 },
  desktop: { label: 'Desktop', width: 1280 },
} as const;
type Device = keyof typeof devices;

/** The profile as a seeker sees it, with what was saved last: drawn by the parts that draw the public page. */
export function PersonPreview({ id }: { id: string }) {
  const [device, setDevice] = useState<Device>('iphone');
  const now = useNow();
  const preview = useQuery(contractQueryOptions(personPreview, { params: { id } }));
  return (
    <Card
      title="As a seeker sees it"
      hint="With what was saved last"
      extra={
        <Segmented
          aria-label="Device"
          value={device}
          onChange={setDevice}
          options={(['iphone', 'ipad', 'desktop'] as const).map((value) => ({
            value,
            label: devices[value].label,
          }))}
        />
      }
    >
      {preview.isError ? (
        <PanelError onRetry={() => void preview.refetch()} retrying={preview.isFetching} />
      ) : preview.data ? (
        <DeviceFrame key={device} width={devices[device].width} title={`Preview on ${devices[device].label}`}>
          <PageColumns companyUsername={preview.data.organisation.company_username}>
            <PersonArticle person={preview.data} now={now} actions={null} renderCopy={() => null} />
          </PageColumns>
        </DeviceFrame>
      ) : (
        <PageSkeleton label="Loading the preview" variant="detail" />
      )}
    </Card>
  );
}
