/** What is none by the law, by its strength or its name: `alkoholfri öl`, `lättöl`. */
const NONE =
  /alkoholfri|utan alkohol|(?<!\d)0[,.]0|(?<!\p{L})(?:lättöl|mocktail|ginger ale)|(?:hand|t-|röd|kemi|tänd)sprit(?!\p{L})/iu;

/** Drinks by what a till or a list calls them; a word that goes on is another thing: `ölkorv`. */
const DRINK =
  /(?<!\p{L})(?:\p{L}*(?<!s)vin|\p{L}*öl|\p{L}*cider|\p{L}*sprit|\p{L}*whisky|\p{L}*drink|\p{L}*cocktail|\p{L}*likör|\p{L}*champagne|\p{L}*glögg|\p{L}*punsch)(?:er|ar|en|et|s)?(?!\p{L})|(?<!\p{L})(?:snaps(?:ar)?|nubbe|nubbar|akvavit|brännvin|vodka|gin|tequila|mezcal|konjak|cognac|calvados|grappa|whiskey|bourbon|sherry|vermouth|prosecco|cava|bubbel|spritz|negroni|mojito|daiquiri|margarita|irish coffee|pilsner|ipa|ale|stout|porter|mjöd|sake|fernet|alkohol|(?:vin|öl|whisky|sprit|champagne)(?:paket|provning|flaska|avsmakning))(?:er|ar|en|et)?(?!\p{L})/iu;

/**
 * Whether something is an alcoholic drink. Guests may not be urged to buy any (alkohollagen 8 kap.), and it is advertised
 * with moderation (7 kap.): advice on it is of the price, the list and the stock.
 */
export const isAlcohol = (name: string): boolean => DRINK.test(name) && !NONE.test(name);
