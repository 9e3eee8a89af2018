/** The anchor of a titled part of a page: `can-speak-on`. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
