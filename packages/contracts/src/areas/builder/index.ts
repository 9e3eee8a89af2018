export * from './allowed-domains.ts';
export * from './colours.ts';
export * from './embed-settings.contract.ts';
export * from './saved-embeds.contract.ts';
export * from './theme-contrast.ts';
export * from './theme-look.ts';
export * from './theme-variables.ts';
export * from './theme.contract.ts';
