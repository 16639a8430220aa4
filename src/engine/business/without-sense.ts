/** Advice on goods in stock, price lists and what they are bought for. */
export const ABOUT_STOCK = [
  'dormant',
  'tail',
  'product-dependency',
  'missing-cost',
  'stock',
] as const;
/** Jobs and hours are agreed on one by one: nobody orders them with something added. */
export const ADD_ON = 'order-value';
/** Practices of the plan that need someone to make offers to, or to call. */
export const OFFERS = ['quote-follow-up'] as const;
export const CALLS = [
  'new-customers',
  ...OFFERS,
  'spread-customers',
  'ask-customers',
  'get-paid',
] as const;

/** Advice that rents, fees and grants have no use of: they come when they are due, and have no price to take back. */
export const NOT_SOLD = [
  ...['repeat-customers', 'order-value', 'weekday', 'winner', 'weak-months', 'season'],
  ...['season-answer', 'decline', 'restore-price', 'smaller-customer'],
  ...['more-for-less', 'less-for-more'],
] as const;
