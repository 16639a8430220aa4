/**
 * Where to go after sign-in: the wanted path if it is one of our pages, else the dashboard. Against
 * open redirects `//host`, `/\host`, control characters and full URLs are refused.
 */
export function safeRedirect(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/dashboard';
  for (const char of wanted) {
    const code = char.charCodeAt(0);
    if (code < 32 || code === 127 || char === '\\') return '/dashboard';
  }
  let decoded: string;
  try {
    decoded = decodeURIComponent(wanted);
  } catch {
    return '/dashboard';
  }
  return /^\/(?![/\\])/.test(decoded) && !/[\\\n\r\t]/.test(decoded) ? wanted : '/dashboard';
}
