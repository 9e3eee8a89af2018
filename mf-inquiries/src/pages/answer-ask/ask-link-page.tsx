import { useParams } from '@rostrum/remote-runtime/router';
import { AskPage, NoSuchAsk } from './ask-page.tsx';

/** The question behind the link of an email, for an expert without a session. Opening it answers nothing. */
export function AskLinkPage() {
  const { token = '' } = useParams();
  return (
    <AskPage
      source={{ kind: 'link', token }}
      missing={
        <NoSuchAsk description="The link must be complete. Open the latest email about the inquiry and follow its link." />
      }
    />
  );
}
