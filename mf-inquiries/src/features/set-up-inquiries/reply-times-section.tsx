import {
  inquirySetup,
  setupReplyTimes,
  type InquirySetupState,
  type SetupReplyTimes,
} from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, PlusIcon } from '@rostrum/ui-kit';
import { changeItem, moveItem } from './move-item.ts';
import { ReplyTimeFields } from './reply-time-fields.tsx';
import { ReplyTimeRow } from './reply-time-row.tsx';
import { SetupSection } from './setup-section.tsx';
import { useSectionDraft } from './use-section-draft.ts';
import styles from './setup.module.css';

const title = 'Reply times';

export interface ReplyTimesSectionProps {
  saved: InquirySetupState['reply_times'];
  onDraft: (draft: SetupReplyTimes) => void;
}

/** How soon the first reply is due. */
export function ReplyTimesSection({ saved, onDraft }: ReplyTimesSectionProps) {
  const save = useContractMutation(inquirySetup.saveReplyTimes);
  const section = useSectionDraft({
    name: 'reply_times',
    title,
    saved,
    schema: setupReplyTimes,
    save,
    pick: ({ reply_times }) => reply_times,
    onDraft,
  });
  const { rules, otherwise } = section.draft;
  return (
    <SetupSection
      title={title}
      description="Read from the top: the first entry that fits says when the first reply is due. With a deadline it is due earlier: a quarter of the time given, at least 30 minutes, stays for the sender. The inquiry shows it to your team."
      {...{ section, saved, save }}
    >
      <ul className={styles.rows}>
        {rules.map((rule, index) => (
          <ReplyTimeRow
            key={index}
            value={rule}
            index={index}
            count={rules.length}
            onMove={(by) => section.change({ rules: moveItem(rules, index, by) })}
            onChange={(part) => section.change({ rules: changeItem(rules, index, part) })}
            onRemove={() => section.change({ rules: rules.toSpliced(index, 1) })}
          />
        ))}
        <li className={styles.row}>
          <div className={styles.grid}>
            <strong>Everything else</strong>
            <ReplyTimeFields
              path="otherwise"
              name="everything else"
              value={otherwise}
              onChange={(part) => section.change({ otherwise: { ...otherwise, ...part } })}
            />
          </div>
        </li>
      </ul>
      <Button
        icon={<PlusIcon aria-hidden size={16} />}
        onClick={() =>
          section.change({
            rules: [...rules, { types: [], priorities: [], hours: 8, counts: 'open' }],
          })
        }
      >
        Add reply time
      </Button>
    </SetupSection>
  );
}
