import type { InquiryDetail } from '@rostrum/contracts';
import { useSession } from '@rostrum/remote-runtime';
import { ChevronDownIcon, Unassigned, classNames } from '@rostrum/ui-kit';
import { Popover } from '@rostrum/ui-kit/data';
import { useRef } from 'react';
import { AssignPicker } from './assign-picker.tsx';
import { AssignPortrait } from './assign-portrait.tsx';
import { useAssignees } from './assignees.queries.ts';
import { useAssign } from './decide.mutations.ts';
import styles from './assign-menu.module.css';

export interface AssignMenuProps {
  inquiry: InquiryDetail;
  /** Held by the page, so that a key opens it too. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who is responsible; for those who may, the way to change it. */
export function AssignMenu({ inquiry, isOpen, onOpenChange }: AssignMenuProps) {
  const { assignee, allowed } = inquiry;
  const { user } = useSession();
  const { data } = useAssignees(allowed.assign);
  const { assign, isPending } = useAssign(inquiry);
  const opener = useRef<HTMLButtonElement>(null);
  if (!allowed.assign)
    return assignee ? (
      <span className={styles.menu}>
        <Owner assignee={assignee} />
      </span>
    ) : null;

  const colleagues = (data?.items ?? []).filter(({ id }) => id !== assignee?.id);
  const leave = () => {
    onOpenChange(false);
    opener.current?.focus();
  };
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      open={isOpen}
      // While one choice is being saved there is no other.
      onOpenChange={(next) => onOpenChange(next && !isPending)}
      content={
        <AssignPicker
          colleagues={colleagues}
          me={colleagues.find(({ id }) => id === user?.identifier)}
          isAssigned={assignee !== null}
          onAssign={(id) => {
            leave();
            assign(id);
          }}
          onLeave={leave}
        />
      }
    >
      <button
        ref={opener}
        type="button"
        className={classNames(styles.menu, styles.button)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isPending}
      >
        <span className="r-visually-hidden">Responsible: </span>
        <Owner assignee={assignee} />
        <ChevronDownIcon aria-hidden />
      </button>
    </Popover>
  );
}

const Owner = ({ assignee }: { assignee: InquiryDetail['assignee'] }) =>
  assignee ? (
    <>
      <AssignPortrait name={assignee.name} image={assignee.image} size={22} />
      {assignee.name}
    </>
  ) : (
    <>
      <span aria-hidden>
        <Unassigned size={22} />
      </span>
      Unassigned
    </>
  );
