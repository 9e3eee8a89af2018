import { MonitorIcon, PencilIcon, SmartphoneIcon, TabletIcon } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { isDevice, type Device } from './devices.ts';

const options = [
  { value: 'write', label: 'Write', icon: <PencilIcon aria-hidden size={14} /> },
  { value: 'iphone', label: 'iphone', icon: <SmartphoneIcon aria-hidden size={14} /> },
  { value: 'ipad', label: 'ipad', icon: <TabletIcon aria-hidden size={14} /> },
  { value: 'desktop', label: 'desktop', icon: <MonitorIcon aria-hidden size={14} /> },
];

/** Between writing and what readers will see; null writes. */
export const ViewSwitch = ({
  value,
  onChange,
}: {
  value: Device | null;
  onChange: (device: Device | null) => void;
}) => (
  <Segmented
    aria-label="View"
    options={options}
    value={value ?? 'write'}
    onChange={(next) => onChange(isDevice(next) ? next : null)}
  />
);
