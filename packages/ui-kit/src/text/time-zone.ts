/** The zone that every date and time of the page is written in; undefined is the zone of the reader's device. */
let shown: string | undefined;

/** Sets the zone of the page: the organisation's at the desk, nothing for everybody else. Set before anything is drawn. */
export const setTimeZone = (timeZone: string | undefined): void => void (shown = timeZone);

export const getTimeZone = (): string | undefined => shown;
