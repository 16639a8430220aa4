import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes, sealed where they are of a person. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment in time, whatever the zone it is looked at from. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
