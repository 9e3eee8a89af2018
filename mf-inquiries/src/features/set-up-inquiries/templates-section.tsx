import {
  inquirySetup,
  setupTemplates,
  templateVariables,
  type InquirySetupState,
} from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Input, PlusIcon, Trash2Icon } from '@rostrum/ui-kit';
import { changeItem } from './move-item.ts';
import { SetupSection } from './setup-section.tsx';
import { sectionFieldId, useSectionDraft } from './use-section-draft.ts';
import styles from './setup.module.css';

const title = 'Templates';

/** Replies to begin with. */
export function TemplatesSection({ saved }: { saved: InquirySetupState['templates'] }) {
  const save = useContractMutation(inquirySetup.saveTemplates);
  const section = useSectionDraft({
    name: 'templates',
    title,
    saved,
    schema: setupTemplates,
    save,
    pick: ({ templates }) => templates,
  });
  const { templates } = section.draft;
  return (
    <SetupSection
      title={title}
      description="Everybody who replies can begin with one of these, and change it before it is sent."
      {...{ section, saved, save }}
    >
      <dl className={styles.variables}>
        {Object.entries(templateVariables).map(([name, words]) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {templates.map(({ id, name, body }, index) => (
        <div key={id} className={styles.template}>
          <div className={styles.day}>
            <Input
              id={sectionFieldId('templates', `templates.${index}.name`)}
              aria-label={`Name of template ${index + 1}`}
              placeholder="Name"
              maxLength={80}
              value={name}
              onChange={({ target }) =>
                section.change({ templates: changeItem(templates, index, { name: target.value }) })
              }
            />
            <Button
              type="text"
              aria-label={`Remove ${name || `template ${index + 1}`}`}
              icon={<Trash2Icon aria-hidden size={16} />}
              onClick={() => section.change({ templates: templates.toSpliced(index, 1) })}
            />
          </div>
          <Input.TextArea
            id={sectionFieldId('templates', `templates.${index}.body`)}
            aria-label={`Text of template ${index + 1}`}
            placeholder="Hello {{name}},"
            maxLength={5000}
            rows={5}
            value={body}
            onChange={({ target }) =>
              section.change({ templates: changeItem(templates, index, { body: target.value }) })
            }
          />
        </div>
      ))}
      <Button
        icon={<PlusIcon aria-hidden size={16} />}
        onClick={() =>
          section.change({ templates: [...templates, { id: crypto.randomUUID(), name: '', body: '' }] })
        }
      >
        Add template
      </Button>
    </SetupSection>
  );
}
