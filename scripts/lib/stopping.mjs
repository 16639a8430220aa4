/**
 * Calls `stop` with a signal when this process is to end: by Ctrl-C, by a signal, or because the `npm run`
 * that started `script` is gone. npm passes a signal to its shell only, and that shell to nobody.
 */
export function whenToStop(script, stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event !== script) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) stop('SIGTERM');
  }, 500).unref();
}
