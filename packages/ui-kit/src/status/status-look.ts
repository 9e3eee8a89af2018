import type {
  AccessLevel,
  InquiryStatus,
  PersonStatus,
  PostStatus,
  QuestionStage,
  SeekerStatus,
} from '@rostrum/contracts';
import { inquiryStatusLabels, seekerStatusLabels } from '@rostrum/contracts';
import {
  ArchiveIcon,
  BanIcon,
  CalendarClockIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleDotIcon,
  CirclePauseIcon,
  CircleSlashIcon,
  EyeIcon,
  EyeOffIcon,
  GlobeIcon,
  HourglassIcon,
  InboxIcon,
  LinkIcon,
  LoaderIcon,
  LockIcon,
  ShieldAlertIcon,
  ThumbsUpIcon,
  UserRoundIcon,
  UsersRoundIcon,
  type Icon,
} from '../icons.ts';
import type { Tone } from '../stats/stat-tile.tsx';

/** A status is always icon, word and colour together, never colour alone. */
export interface StatusLook {
  icon: Icon;
  label: string;
  tone: Tone;
}

const look = (icon: Icon, label: string, tone: Tone = 'plain'): StatusLook => ({ icon, label, tone });

export const inquiryStatusLooks: Record<InquiryStatus, StatusLook> = {
  screening: look(LoaderIcon, inquiryStatusLabels.screening),
  blocked: look(CircleSlashIcon, inquiryStatusLabels.blocked),
  quarantined: look(ShieldAlertIcon, inquiryStatusLabels.quarantined, 'violet'),
  new: look(CircleDotIcon, inquiryStatusLabels.new, 'info'),
  open: look(CircleDashedIcon, inquiryStatusLabels.open, 'accent'),
  waiting_expert: look(HourglassIcon, inquiryStatusLabels.waiting_expert, 'violet'),
  waiting_seeker: look(CirclePauseIcon, inquiryStatusLabels.waiting_seeker, 'warning'),
  closed: look(CircleCheckIcon, inquiryStatusLabels.closed),
  spam: look(BanIcon, inquiryStatusLabels.spam),
  archived: look(ArchiveIcon, inquiryStatusLabels.archived),
};

export const seekerStatusLooks: Record<SeekerStatus, StatusLook> = {
  received: look(InboxIcon, seekerStatusLabels.received),
  with_the_team: look(UsersRoundIcon, seekerStatusLabels.with_the_team, 'accent'),
  expert_asked: look(HourglassIcon, seekerStatusLabels.expert_asked, 'violet'),
  your_reply_needed: look(CirclePauseIcon, seekerStatusLabels.your_reply_needed, 'warning'),
  replied: look(CircleCheckIcon, seekerStatusLabels.replied, 'success'),
  closed: look(CircleCheckIcon, seekerStatusLabels.closed),
};

export const postStatusLooks: Record<PostStatus, StatusLook> = {
  draft: look(CircleDashedIcon, 'Draft'),
  in_review: look(EyeIcon, 'In review', 'info'),
  approved: look(ThumbsUpIcon, 'Approved', 'accent'),
  scheduled: look(CalendarClockIcon, 'Scheduled', 'accent'),
  published: look(CircleCheckIcon, 'Published', 'success'),
  archived: look(ArchiveIcon, 'Archived'),
};

export const questionStatusLooks: Record<QuestionStage, StatusLook> = {
  submitted: look(InboxIcon, 'Submitted', 'info'),
  open: look(CircleDotIcon, 'Open', 'info'),
  assigned: look(UserRoundIcon, 'Assigned', 'info'),
  in_review: look(EyeIcon, 'Answer in review', 'warning'),
  answered: look(CircleCheckIcon, 'Answered', 'success'),
  closed: look(ArchiveIcon, 'Closed'),
  archived: look(ArchiveIcon, 'Archived'),
  rejected: look(CircleSlashIcon, 'Rejected'),
  spam: look(BanIcon, 'Spam'),
};

export const mergedLook = look(ArchiveIcon, 'Merged');

export const personStatusLooks: Record<PersonStatus, StatusLook> = {
  draft: look(CircleDashedIcon, 'Draft'),
  in_review: look(EyeIcon, 'In review', 'info'),
  published: look(CircleCheckIcon, 'Published', 'success'),
  unpublished: look(EyeOffIcon, 'Unpublished', 'warning'),
  archived: look(ArchiveIcon, 'Archived'),
};

export const accessLooks: Record<AccessLevel, StatusLook> = {
  public: look(GlobeIcon, 'Public'),
  private: look(LockIcon, 'Private'),
  unlisted: look(LinkIcon, 'Unlisted'),
};
