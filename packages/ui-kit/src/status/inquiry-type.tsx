import { inquiryTypeLabel, type InquiryTypeId } from '@rostrum/contracts';
import {
  BriefcaseIcon,
  CalendarClockIcon,
  FlaskConicalIcon,
  GraduationCapIcon,
  HandshakeIcon,
  HeartHandshakeIcon,
  LockIcon,
  MessageCircleIcon,
  MicIcon,
  PresentationIcon,
  ScaleIcon,
  type Icon,
} from '../icons.ts';
import './inquiry-type.css';

export const inquiryTypeIcons: Record<InquiryTypeId, Icon> = {
  1: PresentationIcon,
  2: MicIcon,
  3: ScaleIcon,
  4: BriefcaseIcon,
  5: MessageCircleIcon,
  6: HandshakeIcon,
  7: HeartHandshakeIcon,
  8: GraduationCapIcon,
  9: FlaskConicalIcon,
  10: CalendarClockIcon,
};

export interface InquiryTypeProps {
  type: InquiryTypeId;
  /** Shown with a lock instead: its content is open to few. */
  restricted?: boolean;
}

/** The icon of an inquiry's type, named for screen readers. */
export function InquiryTypeIcon({ type, restricted = false }: InquiryTypeProps) {
  const TypeIcon = restricted ? LockIcon : inquiryTypeIcons[type];
  const name = restricted ? `${inquiryTypeLabel(type)}, restricted` : inquiryTypeLabel(type);
  return <TypeIcon className="r-inquiry-type__icon" role="img" aria-label={name} />;
}

/** Icon and name of an inquiry's type, or what an organisation calls it; outlined in headers. */
export function InquiryTypeLabel({
  type,
  restricted = false,
  outlined = false,
  name = inquiryTypeLabel(type),
}: InquiryTypeProps & { outlined?: boolean; name?: string | undefined }) {
  const TypeIcon = restricted ? LockIcon : inquiryTypeIcons[type];
  return (
    <span className={outlined ? 'r-inquiry-type r-inquiry-type--outlined' : 'r-inquiry-type'}>
      <TypeIcon className="r-inquiry-type__icon" aria-hidden />
      {name}
      {restricted ? <span className="r-visually-hidden">, restricted</span> : null}
    </span>
  );
}
