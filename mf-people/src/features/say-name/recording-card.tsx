import { soundEndings, type PersonDetail } from '@rostrum/contracts';
import { personRecording } from '@rostrum/contracts/people';
import { useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { Card, ConfirmButton, notify } from '@rostrum/ui-kit';
import { ArrivingFiles, FileButton, useAttachments } from '@rostrum/uploads';
import styles from './recording-card.module.css';

const invalidates = ['people'];
const mediaTypes = soundEndings.map((ending) => `.${ending}`);

/** The recording of how the name is said: uploaded, played, exchanged or removed. Each change saves by itself. */
export function RecordingCard({ person }: { person: PersonDetail }) {
  const set = useContractMutation(personRecording.set, {
    invalidates,
    versioned: () => ({ row: `person.${person.id}` }),
  });
  const takeOff = useContractMutation(personRecording.remove, { invalidates });
  const params = { id: person.id };
  const recording = person.name_recording ?? null;
  const { arriving, isBusy, notice, add, resume, cancel } = useAttachments(useApiClient(), {
    purpose: 'sound',
    most: 1,
    fullNotice: 'A profile has one recording. Choose one file.',
    files: [],
    onArrived: async ({ id }) => {
      await set.mutateAsync({ params, body: { upload_id: id, version: person.version } });
    },
  });
  const remove = () =>
    takeOff.mutateAsync({ params }).then(
      () => void notify.success({ title: 'Recording removed.' }),
      (error: unknown) =>
        void notify.error({
          title: 'Could not remove the recording.',
          description: error instanceof Error ? error.message : undefined,
        }),
    );
  return (
    <Card title="How the name is said">
      <p className="r-secondary">
        A recording of the name alone: MP3, M4A, WAV or OGG, up to 2 MB. The public page plays it beside the
        pronunciation in words{person.name_pronunciation ? '.' : ', so write that first.'} It is not shown in
        safety mode.
      </p>
      {recording === null ? null : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the spelling of the name stands beside it in words
        <audio
          className={styles.recording}
          controls
          preload="none"
          src={recording}
          aria-label={`Recording of the name: ${person.name_pronunciation ?? person.name}`}
        />
      )}
      <ArrivingFiles arriving={arriving} onResume={resume} onCancel={cancel} />
      {notice ? <p role="alert">{notice}</p> : null}
      <div className={styles.actions}>
        <FileButton
          label="Recording from your device"
          mediaTypes={mediaTypes}
          disabled={isBusy}
          onFile={(file) => add([file])}
        >
          {recording === null ? 'Choose a recording' : 'Replace recording'}
        </FileButton>
        {recording === null ? null : (
          <ConfirmButton title="Remove the recording?" confirmLabel="Remove recording" onConfirm={remove}>
            Remove recording
          </ConfirmButton>
        )}
      </div>
    </Card>
  );
}
