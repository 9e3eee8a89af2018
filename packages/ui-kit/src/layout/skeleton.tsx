import './skeleton.css';

export interface SkeletonBlockProps {
  width?: number | string;
  height?: number;
  round?: boolean;
}

/** One grey bar of a skeleton. */
export const SkeletonBlock = ({ width = '100%', height = 11, round = false }: SkeletonBlockProps) => (
  <span
    className="r-skeleton"
    style={{ width, height, borderRadius: round ? '50%' : undefined }}
    aria-hidden
  />
);
