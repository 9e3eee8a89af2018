/** The password of every demonstration account. */
export const demoPassword = 'rostrum-demo-2026';
