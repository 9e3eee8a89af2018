/// <reference path="./css.d.ts" />
// The core group: what the shell and every first page need. It is loaded before anything else, so it stays small.
import '#antd-css/core.css';
import './styles/antd.css';

export * from './base.ts';

export { Button, Dropdown, Input, Menu, Tooltip } from './antd/core.ts';
export type {
  ButtonProps,
  DropdownProps,
  InputProps,
  InputRef,
  MenuProps,
  TooltipProps,
} from './antd/core.ts';
export type { ModalProps } from './antd/dialog.ts';
export * from './icons.ts';

export { App } from './theme/app.tsx';
export { ThemeRoot, pageNonce } from './theme/theme-root.tsx';
export { antdTheme } from './theme/antd-theme.ts';
export { chartColours, chartStyle } from './theme/chart-colours.ts';
export type { AnalyticsTheme, ChartMark, ChartStyle } from './theme/chart-colours.ts';

export { Kbd } from './a11y/kbd.tsx';
export { actOnEnter, isComposing } from './keyboard/is-composing.ts';
export { ConfirmButton } from './actions/confirm-button.tsx';
export type { ConfirmButtonProps } from './actions/confirm-button.tsx';
export { CopyButton } from './actions/copy-button.tsx';
export type { CopyButtonProps } from './actions/copy-button.tsx';
export { Avatar } from './avatar/avatar.tsx';
export type { AvatarProps } from './avatar/avatar.tsx';
export { AvatarGroup } from './avatar/avatar-group.tsx';
export type { AvatarGroupProps } from './avatar/avatar-group.tsx';
export { initials } from './avatar/initials.ts';
export { portraitGround } from './avatar/portrait-ground.ts';
export { Unassigned } from './avatar/unassigned.tsx';
export { useDebounced } from './hooks/use-debounced.ts';
export { useNow } from './hooks/use-now.ts';
export { Card } from './layout/card.tsx';
export type { CardProps } from './layout/card.tsx';
export { Modal } from './layout/modal.tsx';
export { CountBadge } from './layout/count-badge.tsx';
export type { CountBadgeProps } from './layout/count-badge.tsx';
export { Page } from './layout/page.tsx';
export type { PageProps, PageWidth } from './layout/page.tsx';
export { SectionHeading } from './layout/section-heading.tsx';
export type { SectionHeadingProps } from './layout/section-heading.tsx';
export { StatTile } from './stats/stat-tile.tsx';
export type { StatTileProps, Tone } from './stats/stat-tile.tsx';
export { AppLink } from './navigation/app-link.tsx';
export type { AppLinkProps } from './navigation/app-link.tsx';
export { LinkButton } from './navigation/link-button.tsx';
export { NavigationProvider, useNavigation } from './navigation/navigation.tsx';
export type { Navigate } from './navigation/navigation.tsx';
export { captureErrors, notificationStore, notify } from './notifications/notification-store.ts';
export type {
  NotificationContent,
  NotificationItem,
  NotificationKind,
  NotificationUndo,
} from './notifications/notification-store.ts';
export { Notifications } from './notifications/notifications.tsx';
export { AreaUnavailable } from './states/area-unavailable.tsx';
export type { AreaUnavailableProps } from './states/area-unavailable.tsx';
export { SkeletonBlock } from './layout/skeleton.tsx';
export type { SkeletonBlockProps } from './layout/skeleton.tsx';
export { EmptyState } from './states/empty-state.tsx';
export type { EmptyStateProps } from './states/empty-state.tsx';
export { NoMatches } from './states/no-matches.tsx';
export type { NoMatchesProps } from './states/no-matches.tsx';
export { OfflineBar } from './states/offline-bar.tsx';
export { PageSkeleton } from './states/page-skeleton.tsx';
export type { PageSkeletonProps } from './states/page-skeleton.tsx';
export { PanelError } from './states/panel-error.tsx';
export type { PanelErrorProps } from './states/panel-error.tsx';
export { RenderError } from './states/render-error.tsx';
export type { RenderErrorProps } from './states/render-error.tsx';
export {
  clockTime,
  durationText,
  fullDate,
  isSameShownDay,
  shortDate,
  zonedTime,
} from './text/format-time.ts';
export { Highlight } from './text/highlight.tsx';
export type { HighlightProps } from './text/highlight.tsx';
export { Quote } from './text/quote.tsx';
export type { QuoteProps } from './text/quote.tsx';
export { WholeMessage } from './text/whole-message.tsx';
export type { WholeMessageProps } from './text/whole-message.tsx';
export { RelativeTime } from './text/relative-time.tsx';
export type { RelativeTimeProps } from './text/relative-time.tsx';
export { daysBetween, relativeTimeText } from './text/relative-time-text.ts';
export { getTimeZone, setTimeZone } from './text/time-zone.ts';
export { Typeahead } from './typeahead/typeahead.tsx';
export type { TypeaheadProps } from './typeahead/typeahead.tsx';
export { TypeaheadList } from './typeahead/typeahead-list.tsx';
export type { TypeaheadListProps } from './typeahead/typeahead-list.tsx';
export { wordSuggestions } from './typeahead/suggestion.ts';
export type { Suggest, Suggestion, SuggestionGroup } from './typeahead/suggestion.ts';
