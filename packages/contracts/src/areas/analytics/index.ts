export * from './all-figures.ts';
export * from './content-figures.ts';
export * from './figures.ts';
export * from './home-extras.contract.ts';
export * from './inquiry-figures.ts';
export * from './insights.contract.ts';
export * from './people-figures.ts';
export * from './range.ts';
