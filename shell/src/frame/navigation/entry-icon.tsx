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

/** The icons that a manifest may name. */
const icons: Record<string, Icon> = {
  house: HouseIcon,
  users: UsersIcon,
  user: UserRoundIcon,
  document: FileTextIcon,
  messages: MessagesSquareIcon,
  inbox: InboxIcon,
  chart: ChartNoAxesColumnIcon,
  blocks: BlocksIcon,
  bookmark: BookmarkIcon,
};

/** The icon of a top entry in the mobile menu; a plain one where the manifest names none that the shell has. */
export function EntryIcon({ name = '' }: { name?: string | undefined }) {
  const Glyph = (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? BlocksIcon;
  return <Glyph size={20} aria-hidden />;
}
