/** The element id of the control that answers `path`, so that an error can lead to it. */
export const fieldId = (path: string): string => `inquiry-${path.replaceAll('.', '-')}`;
