/** What an action of a plan is called that comes of a recommendation: the same in every plan and analysis. */
export const actionId = (guide: 'sales' | 'costs', recommendation: string): string =>
  `${guide}-${recommendation}`;
