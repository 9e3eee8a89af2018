import { describeField, line, personSectionForms, webAddress, z } from '@rostrum/contracts';
import { coverage, mostReach, type AwaitedCoverage } from '@rostrum/contracts/analytics';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { ExpertField } from './expert-field.tsx';

/** The report and the pages count coverage. */
const counted = ['reports', 'insights'];

const media = personSectionForms.media_appearance.shape.type.options;
const mediaWords: Record<(typeof media)[number], string> = {
  print: 'Print',
  online: 'Online',
  tv: 'TV',
  radio: 'Radio',
  podcast: 'Podcast',
};

const schema = z.object({
  outlet: describeField(line(150, 1), { label: 'Outlet', missing: 'Enter the outlet.' }),
  title: describeField(line(300), { label: 'Title of the piece' }),
  url: describeField(webAddress(2000), { label: 'Link', missing: 'Enter the link.' }),
  published_on: describeField(z.iso.date('Enter the day like 2026-11-19.'), {
    label: 'Published on',
    missing: 'Enter the day.',
  }),
  reach: describeField(
    z
      .string()
      .trim()
      .regex(/^\d{0,10}$/, 'Enter a whole number, or nothing.')
      .refine((text) => Number(text) <= mostReach, `Enter at most ${mostReach}.`),
    { label: 'Reach, if the outlet states it' },
  ),
  username: describeField(line(60), { label: 'Expert, if one was quoted' }),
  profile_type: describeField(z.enum(['', ...media]), {
    label: 'On the expert’s profile',
    hint: 'Listed among the media appearances, with title, outlet, link and day.',
  }),
});

export interface CoverageDialogProps {
  /** The inquiry that led to it; null for coverage that came without one. */
  from: AwaitedCoverage | null;
  today: string;
  onClose: () => void;
}

/** Notes where the organisation was quoted. */
export function CoverageDialog({ from, today, onClose }: CoverageDialogProps) {
  const add = useContractMutation(coverage.add, { invalidates: counted });
  const form = useContractForm({
    schema,
    name: 'add-coverage',
    values: {
      outlet: from?.outlet ?? '',
      title: '',
      url: '',
      published_on: today,
      reach: '',
      username: from?.experts[0]?.username ?? '',
      profile_type: '',
    },
  });
  return (
    <FormDialog
      title={from ? `Coverage of ${from.ref}` : 'Add coverage'}
      confirmLabel="Add coverage"
      form={form}
      enterSends
      failure="Could not add the coverage."
      onSubmit={async ({ reach, username, profile_type: type, ...body }) => {
        await add.mutateAsync({
          body: {
            ...body,
            reach: reach === '' ? null : Number(reach),
            username: username === '' ? null : username,
            inquiry_id: from?.id ?? null,
            profile_type: type === '' ? null : type,
          },
        });
        notify.success({ title: `Coverage in “${body.outlet}” added` });
        onClose();
      }}
      onClose={onClose}
    >
      <TextField name="outlet" autoFocus />
      <TextField name="url" inputMode="url" />
      <TextField name="title" />
      <TextField name="published_on" placeholder="2026-11-19" />
      <TextField name="reach" inputMode="numeric" />
      <ExpertField chosen={from?.experts[0] ?? null} />
      <ContractField name="profile_type">
        {({ value, onChange, id, onBlur, 'aria-describedby': described }) => (
          <Select<string>
            id={id}
            onBlur={onBlur}
            aria-describedby={described}
            value={typeof value === 'string' ? value : ''}
            onChange={onChange}
            options={[
              { value: '', label: 'Not listed' },
              ...media.map((type) => ({ value: type, label: `Listed as ${mediaWords[type]}` })),
            ]}
          />
        )}
      </ContractField>
    </FormDialog>
  );
}

/** Takes a note of coverage away, and says so. */
export function useRemoveCoverage() {
  const remove = useContractMutation(coverage.remove, { invalidates: counted });
  return (id: string, outlet: string) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => notify.success({ title: `Coverage in “${outlet}” removed` }),
        onError: tellRefusal('Could not remove the coverage.'),
      },
    );
}
