export { type Figures, measurePlacing, type Placing } from './figures.ts';
export { placeByMailModel } from './mail-model.ts';
export { type LabelledText, readTexts } from './read-texts.ts';
