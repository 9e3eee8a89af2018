import {
  BlocksIcon,
  BookmarkIcon,
  ChartNoAxesColumnIcon,
  FileTextIcon,
  HouseIcon,
  InboxIcon,
  MessagesSquareIcon,
  UserRoundIcon,
  UsersIcon,
  type Icon,
} from '@rostrum/ui-kit';

const icons: Record<string, Icon> = {
  Home: HouseIcon,
  People: UsersIcon,
  'My Profile': UserRoundIcon,
  Posts: FileTextIcon,
  'Q&A': MessagesSquareIcon,
  Inquiries: InboxIcon,
  Analytics: ChartNoAxesColumnIcon,
  Builder: BlocksIcon,
  Bookmarks: BookmarkIcon,
};

/** The icon of a top entry in the mobile menu. */
export function EntryIcon({ label }: { label: string }) {
  const Glyph = icons[label] ?? BlocksIcon;
  return <Glyph size={20} aria-hidden />;
}
