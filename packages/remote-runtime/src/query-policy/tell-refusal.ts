import { isApiError } from '@rostrum/api-client';
import { notify } from '@rostrum/ui-kit';

/** Shows why something was refused, in the server's words; it stays until it is dismissed. */
export const tellRefusal =
  (title: string) =>
  (error: unknown): void => {
    notify.error({
      title,
      description: isApiError(error) ? error.message : 'Try again in a moment.',
    });
  };
