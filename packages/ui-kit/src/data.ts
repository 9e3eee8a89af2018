/// <reference path="./css.d.ts" />
// The data group: tables, forms, statuses, conversations. One chunk of its own, loaded with the first area that needs it.
import '#antd-css/data.css';

export {
  Alert,
  Checkbox,
  Drawer,
  InputNumber,
  Pagination,
  Popover,
  Radio,
  Segmented,
  Select,
  Skeleton,
  Switch,
  Table,
  Tabs,
  Tag,
} from './antd/data.ts';
export type {
  AlertProps,
  CheckboxProps,
  DrawerProps,
  InputNumberProps,
  PaginationProps,
  PopoverProps,
  RadioProps,
  SegmentedProps,
  SelectProps,
  SkeletonProps,
  SwitchProps,
  TabsProps,
  TagProps,
} from './antd/data.ts';

export type { CellSkeleton, DataColumn, DataSelection, DataSort } from './data-table/data-column.ts';
export { DataTable } from './data-table/data-table.tsx';
export type { DataTableProps } from './data-table/data-table-props.ts';
export { FilterBar } from './data-table/filter-bar.tsx';
export type { FilterBarProps } from './data-table/filter-bar.tsx';
export { FilterChip } from './data-table/filter-chip.tsx';
export type { FilterChipProps, FilterOption } from './data-table/filter-chip.tsx';
export { Pager } from './data-table/pager.tsx';
export type { PagerProps } from './data-table/pager.tsx';
export { PersonCell } from './data-table/person-cell.tsx';
export type { PersonCellProps } from './data-table/person-cell.tsx';
export { SearchField } from './data-table/search-field.tsx';
export type { SearchFieldProps } from './data-table/search-field.tsx';
export { rankByName } from './select/rank-by-name.ts';
export { filterByLabel } from './select/filter-by-label.ts';
export { SelectionBar } from './data-table/selection-bar.tsx';
export type { SelectionAction, SelectionBarProps } from './data-table/selection-bar.tsx';

export { DateTimeInput } from './time/date-time-input.tsx';
export type { DateTimeInputProps } from './time/date-time-input.tsx';
export { TimeInput } from './time/time-input.tsx';
export type { TimeInputProps } from './time/time-input.tsx';
export { DeadlineBlock } from './deadline/deadline-block.tsx';
export type { DeadlineBlockProps } from './deadline/deadline-block.tsx';
export { Deadline } from './deadline/deadline.tsx';
export type { DeadlineProps } from './deadline/deadline.tsx';
export { describeDeadline } from './deadline/describe-deadline.ts';
export type { DeadlineState, DeadlineWords } from './deadline/describe-deadline.ts';

export { blockEnter } from './form/block-enter.ts';
export { FieldError } from './states/field-error.tsx';
export { FieldLabel } from './form/field-label.tsx';
export type { FieldLabelProps } from './form/field-label.tsx';
export { FormErrorSummary } from './form/form-error-summary.tsx';
export type { FormErrorSummaryProps, FormProblem } from './form/form-error-summary.tsx';
export { TextCounter } from './form/text-counter.tsx';
export type { TextCounterProps } from './form/text-counter.tsx';

export { SeekerTrack, SeekerTrackDashes } from './seeker-track/seeker-track.tsx';
export type { SeekerTrackProps } from './seeker-track/seeker-track.tsx';
export { trackSteps } from './seeker-track/track-steps.ts';
export type { TrackStep, TrackStepKey, TrackStepState } from './seeker-track/track-steps.ts';

export { CompletenessBar } from './status/completeness-bar.tsx';
export type { CompletenessBarProps } from './status/completeness-bar.tsx';
export {
  AccessStatus,
  InquiryStatus,
  PersonStatus,
  PostStatus,
  QuestionStatus,
  SeekerStatus,
} from './status/entity-status.tsx';
export type { EntityStatusProps } from './status/entity-status.tsx';
export { InquiryTypeIcon, InquiryTypeLabel, inquiryTypeIcons } from './status/inquiry-type.tsx';
export type { InquiryTypeProps } from './status/inquiry-type.tsx';
export { LastConfirmed } from './status/last-confirmed.tsx';
export {
  accessLooks,
  inquiryStatusLooks,
  personStatusLooks,
  postStatusLooks,
  questionStatusLooks,
  seekerStatusLooks,
} from './status/status-look.ts';
export type { StatusLook } from './status/status-look.ts';
export { Status } from './status/status.tsx';
export type { StatusProps, StatusVariant } from './status/status.tsx';
export { TrendBadge } from './status/trend-badge.tsx';
export type { TrendBadgeProps } from './status/trend-badge.tsx';

export { Composer } from './thread/composer.tsx';
export type { ComposerProps } from './thread/composer.tsx';
export type { ComposerMode } from './thread/composer-tabs.tsx';
export { Message } from './thread/message.tsx';
export type { MessageAuthor, MessageKind, MessageProps } from './thread/message.tsx';
export { SystemLine } from './thread/system-line.tsx';
export type { SystemLineProps } from './thread/system-line.tsx';
export { LinkedText } from './thread/linked-text.tsx';
export { Thread } from './thread/thread.tsx';
