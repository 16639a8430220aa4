/** Names of what is sold by the hour, the month or the visit, whatever the kind, and cannot lie in stock. */
const BY_TIME =
  /(?<!\p{L})(?:konsult|rådgiv|arvode|uppdrag|utbildning|kurs|föreläs|projektled|hyra|hyres|medlem|abonnemang|licens|support|service|behandling|klippning|färgning|slingor|massage|körning|bud|styckegods|partigods|transport|städ|storstäd|kontorsstäd|fönsterputs|montering|installation|felsök|besiktning|redovisning|bokföring|sponsr|parkering|bidrag|tim(?:me|mar|pris)|\p{L}*arbete(?!\p{L}))/iu;

export const isByTime = (name: string): boolean => BY_TIME.test(name);

/** Other divisions of SNI that keep no goods to speak of: finance, offices, schools, care, culture. */
export const OTHERS_WITHOUT_STOCK = /^(?:58|59|6[0-6]|7[0-5]|78|8[0-8]|9[0-4])/;
