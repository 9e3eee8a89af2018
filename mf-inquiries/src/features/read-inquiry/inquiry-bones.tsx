import { Bone, LiveRegion } from '@rostrum/ui-kit';
import './inquiry-bones.css';

const lines = [92, 78, 88, 41, 84, 66];

/** The detail's layout in grey while the inquiry is on its way. */
export const InquiryBones = () => (
  <div className="inquiry-bones" aria-busy="true">
    <LiveRegion message="Loading inquiry" />
    <Bone width={180} height={20} />
    <Bone height={84} />
    {lines.map((width, line) => (
      <Bone key={width} width={`${width}%`} height={line % 3 === 0 ? 14 : 11} />
    ))}
  </div>
);
