import './bone.css';

export interface BoneProps {
  width?: number | string;
  height?: number;
  round?: boolean;
}

/** One grey bar of a skeleton. */
export const Bone = ({ width = '100%', height = 11, round = false }: BoneProps) => (
  <span className="r-bone" style={{ width, height, borderRadius: round ? '50%' : undefined }} aria-hidden />
);
