import { themes, type Theme } from '@rostrum/contracts/builder';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';

/** Publishes the draft of the theme, whichever of its pages it was written on. */
export function usePublishTheme(onPublished: (theme: Theme) => void) {
  const publish = useContractMutation(themes.publish, {
    onSuccess: (next) => {
      onPublished(next);
      notify.success({ title: 'Theme published', description: 'It is on your public pages and embeds now.' });
    },
    onError: tellRefusal('The theme was not published.'),
  });
  return {
    isPublishing: publish.isPending,
    publish: (version: number, accept_low_contrast: boolean) =>
      publish.mutateAsync({ body: { version, accept_low_contrast } }).catch(() => undefined),
  };
}
