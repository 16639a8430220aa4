/** Signs that steer, mean nothing, or turn the direction of what follows. */
const STEERING =
  '\\p{Cc}\\p{Noncharacter_Code_Point}\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';

/** A text of one line without signs that steer. */
export const PLAIN_LINE = new RegExp(`^[^${STEERING}]*$`, 'u');
/** The same of several lines. */
export const PLAIN_LINES = new RegExp(`^(?:\\n|[^${STEERING}])*$`, 'u');
