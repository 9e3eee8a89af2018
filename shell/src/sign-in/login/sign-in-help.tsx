import { helpPaths } from '../address/paths.ts';

export interface SignInHelpProps {
  /** Found behind the address. */
  organisation: string | null;
  onUseAnother: (() => void) | null;
}

/** The way out of the wrong address, and to help. */
export const SignInHelp = ({ organisation, onUseAnother }: SignInHelpProps) => (
  <p className="s-help">
    {onUseAnother ? (
      <>
        {organisation ? `Not at ${organisation}? ` : 'Not you? '}
        <button type="button" className="s-link" onClick={onUseAnother}>
          Use another email
        </button>
        {' or visit the '}
      </>
    ) : (
      'Trouble signing in? Visit the '
    )}
    <a href={helpPaths.help}>Help Center</a>
  </p>
);
