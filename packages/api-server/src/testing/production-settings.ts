/** What a server needs to start in production, quietly. */
export const productionSettings = {
  NODE_ENV: 'production',
  RATE_LIMIT_SCALE: '1',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'https://rostrum.test',
};
