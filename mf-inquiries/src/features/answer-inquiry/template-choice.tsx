import type { InquiryDetail } from '@rostrum/contracts';
import { fillTemplate, replyTemplates } from '@rostrum/contracts/inquiries';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Select } from '@rostrum/ui-kit/data';
import { useState } from 'react';

export interface TemplateChoiceProps {
  inquiry: Pick<InquiryDetail, 'ref' | 'recipients'>;
  /** "Callum". */
  seekerName: string;
  onChoose: (text: string) => void;
}

/** Begins a reply with a template of the organisation. They are asked for when the list is opened. */
export function TemplateChoice({ inquiry: { ref, recipients }, seekerName, onChoose }: TemplateChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery({
    ...contractQueryOptions(replyTemplates.list),
    staleTime: 60_000,
    enabled: isOpen,
  });
  const choose = (id: string) => {
    const template = data?.templates.find((each) => each.id === id);
    if (!data || !template) return;
    const expert = recipients[0]?.name ?? data.organisation;
    const values = { name: seekerName, reference: ref, expert, organisation: data.organisation };
    onChoose(fillTemplate(template.body, values));
  };
  const nothing = isError ? 'Could not load templates.' : data ? 'No templates yet.' : 'Loading templates';
  return (
    <Select<string | null>
      size="small"
      variant="borderless"
      popupMatchSelectWidth={false}
      aria-label="Use a template"
      placeholder="Use a template"
      value={null}
      notFoundContent={nothing}
      options={data?.templates.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      onOpenChange={setIsOpen}
      onChange={(id) => id !== null && choose(id)}
    />
  );
}
