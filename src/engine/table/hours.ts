const hour = /^(?:kl\.? ?)?\d{1,2}(?:[:.]\d{2})?(?: ?[-–] ?\d{1,2}(?:[:.]\d{2})?)?$/i;

/** An hour of the day as it is written: `10:00`, `09-10`, `kl 9.00–10.00`. */
export const isHour = (text: string): boolean => hour.test(text) && /[:.–-]/.test(text);
