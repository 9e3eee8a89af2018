const kinds = /\s+(University|College|Institute|Hospital|Foundation|Group|Limited|Ltd|Inc|LLP|PLC|GmbH)\.?$/i;

/** An organisation as people call it, where a button has room for one word: "Northmere". */
export const shortName = (organisation: string): string =>
  organisation.replace(/^The\s+/i, '').replace(kinds, '') || organisation;
