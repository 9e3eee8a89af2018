export { IndividualSignUpPage } from './individual-sign-up-page.tsx';
export { OrganisationSignUpPage } from './organisation-sign-up-page.tsx';
export { SeekerSignUpPage } from './seeker-sign-up-page.tsx';
