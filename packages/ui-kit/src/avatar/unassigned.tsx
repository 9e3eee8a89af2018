import { UserRoundPlusIcon } from '../icons.ts';
import './unassigned.css';

/** The dashed red ring where an owner should be. */
export const Unassigned = ({ size = 24, label = 'No one assigned' }: { size?: number; label?: string }) => (
  <span
    className="r-unassigned"
    style={{ width: size, height: size }}
    role="img"
    aria-label={label}
    title={label}
  >
    <UserRoundPlusIcon aria-hidden size={Math.round(size * 0.55)} strokeWidth={1.75} />
  </span>
);
