/** The steps from the impression to the coverage, as they are called on paper. */
export const stepLabels: Readonly<Record<string, string>> = {
  shown: 'Shown in lists',
  viewed: 'Profile views',
  opened: 'Form opened',
  sent: 'Inquiry sent',
  accepted: 'Expert said yes',
  led: 'Led to something',
  covered: 'Coverage noted',
};
