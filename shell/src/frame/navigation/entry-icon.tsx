import {
  BookmarkIcon,
  ChartLineIcon,
  FileTextIcon,
  HouseIcon,
  InboxIcon,
  LayoutGridIcon,
  MessageCircleQuestionMarkIcon,
  UserRoundIcon,
  UsersRoundIcon,
  type Icon,
} from '@rostrum/ui-kit';

const icons: Record<string, Icon> = {
  Home: HouseIcon,
  People: UsersRoundIcon,
  'My Profile': UserRoundIcon,
  Posts: FileTextIcon,
  'Q&A': MessageCircleQuestionMarkIcon,
  Inquiries: InboxIcon,
  Analytics: ChartLineIcon,
  Builder: LayoutGridIcon,
  Bookmarks: BookmarkIcon,
};

/** The icon of a top entry in the mobile menu. */
export function EntryIcon({ label }: { label: string }) {
  const Glyph = icons[label] ?? LayoutGridIcon;
  return <Glyph size={20} aria-hidden />;
}
