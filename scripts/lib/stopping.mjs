/**
 * Calls `stop` when this process should end: by Ctrl-C, a signal, or the end of the `npm run` that
 * started `script`. npm passes signals to its shell, but the shell passes them to nobody.
 */
export function whenToStop(script, stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event !== script) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) stop('SIGTERM');
  }, 500).unref();
}
