const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a copy of an account is kept. */
export const EXPORT_DAYS = 7;

/** A copy from before then is deleted. */
export const oldestExport = (now: Date): Date => new Date(now.getTime() - EXPORT_DAYS * DAY_MS);

/** When a copy that was asked for then is deleted. */
export const expiryOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + EXPORT_DAYS * DAY_MS);
