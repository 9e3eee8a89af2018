import { formatList, type PersonDetail } from '@rostrum/contracts';
import { Card } from '@rostrum/ui-kit';

const partWords: Record<PersonDetail['missing'][number], string> = {
  headline: 'a headline',
  biography: 'a biography',
  photo: 'a photo',
  industry: 'an industry',
  topic: 'an area of expertise',
  consent: 'your consent',
};

/** Says why the public page of the reader's own profile is not there yet, and what is missing for it. */
export function OwnPreviewNote({
  person: { status, missing },
  moreFields,
}: {
  person: Pick<PersonDetail, 'status' | 'missing'>;
  /** Labels of required fields of the organisation that are empty. */
  moreFields: readonly string[];
}) {
  const absent = [...missing.map((part) => partWords[part]), ...moreFields.map((label) => `“${label}”`)];
  return (
    <Card title={status === 'published' ? 'Your profile is private' : 'Your profile isn’t public yet'}>
      <p>
        Only you and your team see this preview.{' '}
        {absent.length > 0
          ? `Before it can be published, add ${formatList(absent)}.`
          : status === 'draft'
            ? 'Nothing is missing. Submit it for review when you are ready.'
            : ''}
      </p>
    </Card>
  );
}
