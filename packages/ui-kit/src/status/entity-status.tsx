import type {
  AccessLevel,
  InquiryStatus as InquiryStatusValue,
  PersonStatus as PersonStatusValue,
  PostStatus as PostStatusValue,
  QuestionStage,
  SeekerStatus as SeekerStatusValue,
} from '@rostrum/contracts';
import {
  accessLooks,
  inquiryStatusLooks,
  mergedLook,
  personStatusLooks,
  postStatusLooks,
  questionStatusLooks,
  seekerStatusLooks,
  type StatusLook,
} from './status-look.ts';
import { Status, type StatusVariant } from './status.tsx';

export interface EntityStatusProps<Value extends string> {
  status: Value;
  variant?: StatusVariant;
}

const entityStatus = <Value extends string>(looks: Record<Value, StatusLook>) =>
  function EntityStatus({ status, variant = 'plain' }: EntityStatusProps<Value>) {
    const { icon, label, tone } = looks[status];
    return (
      <Status icon={icon} tone={tone} variant={variant}>
        {label}
      </Status>
    );
  };

/** Where an inquiry stands, for the team. */
export const InquiryStatus = entityStatus<InquiryStatusValue>(inquiryStatusLooks);
/** Where an inquiry stands, for its seeker. */
export const SeekerStatus = entityStatus<SeekerStatusValue>(seekerStatusLooks);
/** How far a post has come. */
export const PostStatus = entityStatus<PostStatusValue>(postStatusLooks);
const PlainQuestionStatus = entityStatus<QuestionStage>(questionStatusLooks);
/** How far a question has come. One that was merged is archived, too, and that it was merged says more. */
export const QuestionStatus = ({
  isMerged = false,
  ...props
}: EntityStatusProps<QuestionStage> & { isMerged?: boolean }) =>
  isMerged ? (
    <Status icon={mergedLook.icon} variant={props.variant}>
      {mergedLook.label}
    </Status>
  ) : (
    <PlainQuestionStatus {...props} />
  );
/** Whether a profile can be seen. */
export const PersonStatus = entityStatus<PersonStatusValue>(personStatusLooks);
/** By whom something can be seen. */
export const AccessStatus = entityStatus<AccessLevel>(accessLooks);
