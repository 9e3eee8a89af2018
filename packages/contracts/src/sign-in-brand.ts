/** The element that holds a `SignInBrand` as JSON in the pages outside the dashboard. */
export const signInBrandElement = 'sign-in-brand';

/** What is drawn beside the forms of these pages: the demonstration's story, an organisation, or the product alone. */
export type SignInBrand =
  | { kind: 'demonstration' }
  | {
      kind: 'organisation';
      name: string;
      logo: string | null;
      logoDark: string | null;
      picture: string | null;
    }
  | { kind: 'product' };
