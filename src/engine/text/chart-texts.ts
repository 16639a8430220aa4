/** Texts beside charts. */
export const chartTexts = {
  cut: 'Staplarna för totalerna är avkortade nedtill, så att ändringarna mellan dem syns.',
} as const;
