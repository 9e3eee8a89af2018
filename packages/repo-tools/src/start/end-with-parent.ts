// Loaded before the server when a command starts it: the server ends with whoever started it, even when that one
// was killed without a word. Otherwise it would keep the port for the next start.
if (process.channel !== undefined) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
