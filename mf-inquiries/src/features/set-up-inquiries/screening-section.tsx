import {
  inquirySetup,
  setupScreening,
  type InquirySetupState,
  type ScreeningSensitivity,
  type SetupScreening,
} from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Select } from '@rostrum/ui-kit/data';
import { SetupSection } from './setup-section.tsx';
import { sectionFieldId, useSectionDraft } from './use-section-draft.ts';

const title = 'Screening';

const words: Record<ScreeningSensitivity, string> = {
  off: 'Threats only',
  low: 'Low: hold from 95%',
  normal: 'Normal: hold from 85%',
  high: 'High: hold from 70%',
};
const options = setupScreening.shape.sensitivity.options.map((value) => ({ value, label: words[value] }));

/** How readily screening holds. */
export function ScreeningSection({
  saved,
  onDraft,
}: {
  saved: InquirySetupState['screening'];
  onDraft: (draft: SetupScreening) => void;
}) {
  const save = useContractMutation(inquirySetup.saveScreening);
  const section = useSectionDraft({
    name: 'screening',
    title,
    saved,
    schema: setupScreening,
    save,
    pick: ({ screening }) => screening,
    onDraft,
  });
  return (
    <SetupSection
      title={title}
      description="Every inquiry is screened for spam and threats. Senders who are verified, allowed or were replied to in two years are held only for a likely threat or phishing. Held inquiries wait in AI Quarantine."
      {...{ section, saved, save }}
    >
      <Select
        id={sectionFieldId('screening', 'sensitivity')}
        aria-label="Sensitivity"
        options={options}
        value={section.draft.sensitivity}
        onChange={(sensitivity: ScreeningSensitivity) => section.change({ sensitivity })}
      />
    </SetupSection>
  );
}
