import './no-eval.ts';
import './forms/issue-words.ts';

export { z } from './zod-kit.ts';

export * from './define-route.ts';
export * from './errors.ts';
export * from './primitives.ts';
export { describeField, type FieldWords } from './forms/describe-field.ts';
export { explainIssues, lowerFirst, type ExplainedIssue } from './forms/explain-issue.ts';
export { summarizeFaults } from './forms/summarize-faults.ts';
export { humanizeName } from './forms/label-path.ts';
export { readField, type ContractField } from './forms/read-field.ts';
export {
  checkForm,
  getBody,
  repeatPassword,
  type BlankText,
  type CheckedForm,
  type FormBody,
  type FormFault,
  type FormSchema,
  type FormValues,
} from './forms/form-schema.ts';
export * from './trailing-slashes.ts';
export * from './web-address.ts';
export * from './fold-text.ts';
export * from './to-slug.ts';
export * from './reserved-names.ts';
export * from './organisation-name.ts';
export * from './person-name.ts';
export { explainPlaceholder, findPlaceholder, outgoingProse } from './placeholders.ts';
export * from './public-paths.ts';
export * from './constants.ts';
export * from './locale.ts';
export * from './clock-time.ts';
export * from './dates.ts';
export * from './partial-date.ts';
export * from './durations.ts';
export * from './csv.ts';
export * from './cut-text.ts';
export * from './roles.ts';
export * from './policy.ts';
export * from './landing.ts';
export * from './session.ts';
export * from './auth.contract.ts';
export * from './sign-in-brand.ts';
export * from './remote-manifest.ts';
export * from './manifest-navigation.ts';
export * from './registry.ts';
export * from './release-fit.ts';
export * from './area-reports.ts';
export type { AreaReport, AreaReportInput } from './platform.contract.ts';
export * from './area-events.ts';
export * from './lookups/seeker-types.ts';
export * from './lookups/inquiry-types.ts';
export * from './lookups/places.ts';
export * from './lookups/regions.ts';
export * from './lookups/countries.ts';
export * from './lookups/format-place.ts';
export { findCountryCode } from './lookups/country-names.ts';
export { cleanEmail, stripInvisible } from './invisible-characters.ts';
export * from './inquiry-fields.ts';
export * from './inquiry-field-labels.ts';
export * from './inquiry-form-fields.ts';
export * from './inquiry-description.ts';
export * from './inquiry-status.ts';
export * from './attachments.ts';
export * from './inquiry-submission.ts';
export * from './inquiry-ask-words.ts';
export * from './inquiry-meeting.ts';
export * from './inquiries.contract.ts';
export * from './sent-inquiries.contract.ts';
export * from './bookmarks.contract.ts';
export * from './bookmark-lists.contract.ts';
export * from './history.contract.ts';
export * from './saved-views.ts';
export * from './person-checks.ts';
export * from './person-list-query.ts';
export * from './people.contract.ts';
export * from './person-fields.ts';
export * from './person-photo.ts';
export * from './person-terms.ts';
export * from './person-activity.ts';
export * from './recorded-changes.ts';
export * from './person-section-forms.ts';
export * from './person-sections.ts';
export * from './posts.contract.ts';
export * from './questions.contract.ts';
export * from './search.contract.ts';
export * from './search-address.ts';
export * from './saved-searches.contract.ts';
export * from './suggestions.contract.ts';
export * from './uploads.contract.ts';
export * from './guest-uploads.contract.ts';
export * from './public-profiles.contract.ts';
export * from './public-publications.ts';
export {
  shownField,
  type PersonCard,
  type PublicInquiryField,
  type PublicInquiryForm,
  type PublicLayout,
} from './public-parts.ts';
export * from './events.contract.ts';
export * from './analytics.contract.ts';
export * from './settings.contract.ts';
export * from './account.contract.ts';
export * from './sso.contract.ts';
export * from './access.contract.ts';
export * from './webauthn.ts';
export * from './security.contract.ts';
export * from './embeds.contract.ts';
export * from './activity.contract.ts';
