import {
  inquirySetup,
  setupRetention,
  type InquirySetupState,
  type RetentionPart,
} from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Select } from '@rostrum/ui-kit/data';
import { SetupSection } from '../setup-section.tsx';
import { sectionFieldId, useSectionDraft } from '../use-section-draft.ts';
import { RetentionPreview } from './retention-preview.tsx';
import { timeOptions } from './retention-words.ts';
import styles from './retention.module.css';

const title = 'Retention';

const parts: readonly { part: RetentionPart; label: string; endless: string }[] = [
  { part: 'inquiry_days', label: 'Keep closed inquiries for', endless: 'No end' },
  { part: 'file_days', label: 'Keep their files for', endless: 'As long as the inquiry' },
  { part: 'spam_days', label: 'Keep spam for', endless: 'No end' },
];

export interface RetentionSectionProps {
  saved: InquirySetupState['retention'];
  timezone: string;
}

/** For how long inquiries are kept, with what the next night would erase. */
export function RetentionSection({ saved, timezone }: RetentionSectionProps) {
  const save = useContractMutation(inquirySetup.saveRetention);
  const section = useSectionDraft({
    name: 'retention',
    title,
    saved,
    schema: setupRetention,
    save,
    pick: ({ retention }) => retention,
  });
  const { draft, isDirty, change } = section;
  return (
    <SetupSection
      title={title}
      description="What is over its time is erased at night: messages, files and who sent it. Type, country, times and outcome stay, so that your figures do, and so does the record of steps with the names in it. Open inquiries, threats and what is on legal hold are never erased by time."
      {...{ section, saved, save }}
    >
      <div className={styles.times}>
        {parts.map(({ part, label, endless }) => (
          <div key={part}>
            <label htmlFor={sectionFieldId('retention', part)}>{label}</label>
            <Select
              id={sectionFieldId('retention', part)}
              options={timeOptions(part, draft[part], endless)}
              value={draft[part] ?? 0}
              onChange={(days: number) => change({ [part]: days === 0 ? null : days })}
            />
          </div>
        ))}
      </div>
      <RetentionPreview draft={draft} isSaved={!isDirty} timezone={timezone} />
    </SetupSection>
  );
}
