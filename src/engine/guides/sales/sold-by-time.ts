import { size, subjectName } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import { salesKeys as key } from './catalogue.ts';

/** What is sold by the hour, the month or the visit, and cannot lie in stock. */
const BY_TIME =
  /(?<!\p{L})(?:konsult|rådgiv|arvode|uppdrag|utbildning|kurs|föreläs|projektled|hyra|hyres|medlem|abonnemang|licens|support|service|behandling|klippning|färgning|slingor|massage|körning|bud|styckegods|partigods|transport|städ|storstäd|kontorsstäd|fönsterputs|montering|installation|felsök|besiktning|redovisning|bokföring|sponsr|parkering|bidrag|tim(?:me|mar|pris)|\p{L}*arbete(?!\p{L}))/iu;

/** Whether most of what is sold, by its names, is such as cannot lie in stock. */
export function soldByTime(book: Facts): boolean {
  const sold = book.all(key.productRevenue);
  const sum = (facts: typeof sold) => facts.reduce((all, fact) => all + size(fact), 0);
  const byTime = sold.filter((fact) => BY_TIME.test(subjectName(fact)));
  return sum(byTime) > sum(sold) / 2;
}
