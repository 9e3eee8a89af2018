import './skeleton.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number;
  round?: boolean;
}

/** One grey bar of a skeleton. */
export const Skeleton = ({ width = '100%', height = 11, round = false }: SkeletonProps) => (
  <span
    className="r-skeleton"
    style={{ width, height, borderRadius: round ? '50%' : undefined }}
    aria-hidden
  />
);
