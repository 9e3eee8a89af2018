import { SkeletonBlock, LiveRegion } from '@rostrum/ui-kit';
import styles from './inquiry-skeleton.module.css';

const lines = [92, 78, 88, 41, 84, 66];

/** The detail's layout in grey while the inquiry is on its way. */
export const InquirySkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <LiveRegion message="Loading inquiry" />
    <SkeletonBlock width={180} height={20} />
    <SkeletonBlock height={84} />
    {lines.map((width, line) => (
      <SkeletonBlock key={width} width={`${width}%`} height={line % 3 === 0 ? 14 : 11} />
    ))}
  </div>
);
