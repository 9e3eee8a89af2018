import type { InquiryDetail } from '@rostrum/contracts';
import { useSession } from '@rostrum/remote-runtime';
import {
  Avatar,
  ChevronDownIcon,
  Dropdown,
  Unassigned,
  UserRoundCheckIcon,
  UserRoundXIcon,
} from '@rostrum/ui-kit';
import { useAssignees } from './assignees.queries.ts';
import { useAssign } from './decide.mutations.ts';
import './assign-menu.css';

export interface AssignMenuProps {
  inquiry: InquiryDetail;
  /** Held by the page, so that a key opens it too. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const words = (name: string) => name.split(/\s+/);

/** Who is responsible; for those who may, the way to change it. */
export function AssignMenu({ inquiry, isOpen, onOpenChange }: AssignMenuProps) {
  const { assignee, allowed } = inquiry;
  const { user } = useSession();
  const { data } = useAssignees(allowed.assign);
  const { assign, isPending } = useAssign(inquiry);
  if (!allowed.assign)
    return assignee ? (
      <span className="assign-menu">
        <Owner assignee={assignee} />
      </span>
    ) : null;

  const me = data?.items.find(({ id }) => id === user?.identifier);
  const others = data?.items.filter(({ id }) => id !== me?.id) ?? [];
  const items = [
    ...(me && assignee?.id !== me.id
      ? [
          {
            key: me.id,
            label: 'Assign to me',
            icon: <UserRoundCheckIcon aria-hidden />,
            onClick: () => assign(me.id),
          },
        ]
      : []),
    ...others.map(({ id, name, image }) => ({
      key: id,
      label: name,
      icon: <Portrait name={name} image={image} size={20} />,
      disabled: id === assignee?.id,
      onClick: () => assign(id),
    })),
    ...(assignee
      ? [
          {
            key: 'nobody',
            label: 'Nobody',
            icon: <UserRoundXIcon aria-hidden />,
            onClick: () => assign(null),
          },
        ]
      : []),
  ];
  return (
    <Dropdown trigger={['click']} open={isOpen} onOpenChange={onOpenChange} menu={{ items }} autoFocus>
      <button
        type="button"
        className="assign-menu assign-menu--button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isPending}
      >
        <span className="r-visually-hidden">Responsible: </span>
        <Owner assignee={assignee} />
        <ChevronDownIcon aria-hidden />
      </button>
    </Dropdown>
  );
}

interface PortraitProps {
  name: string;
  image: string | null;
  size: number;
  className?: string;
}

/** Takes the class by which a menu sets its icons apart from the words. */
const Portrait = ({ name, image, size, className }: PortraitProps) => (
  <span className={className}>
    <Avatar
      src={image}
      username={name}
      firstname={words(name)[0]}
      lastname={words(name).at(-1)}
      width={size}
      height={size}
      fontSize={Math.round(size * 0.4)}
      decorative
    />
  </span>
);

const Owner = ({ assignee }: { assignee: InquiryDetail['assignee'] }) =>
  assignee ? (
    <>
      <Portrait name={assignee.name} image={assignee.image} size={22} />
      {assignee.name}
    </>
  ) : (
    <>
      <span aria-hidden>
        <Unassigned size={22} />
      </span>
      Nobody yet
    </>
  );
