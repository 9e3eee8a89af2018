/** Says how far it is, for people who wait. */
export type Progress = (text: string) => void;
