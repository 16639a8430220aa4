/** What an owner asks that is no single figure of rows: what a consultant is asked. */
export type OpenKind =
  | 'breakEven'
  | 'target'
  | 'goal'
  | 'secrecy'
  | 'term'
  | 'whence'
  | 'trust'
  | 'lacks'
  | 'trend'
  | 'season'
  | 'closed'
  | 'closedWhen'
  | 'weekparts'
  | 'dearer'
  | 'replace'
  | 'left'
  | 'operatingNet'
  | 'industry'
  | 'odd'
  | 'risk'
  | 'first'
  | 'leak'
  | 'save'
  | 'sellMore'
  | 'call'
  | 'afford'
  | 'raisePrice'
  | 'ownPrices'
  | 'paying'
  | 'gone'
  | 'howAreWe'
  | 'largestInvoices'
  | 'leastGoods'
  | 'earnMost'
  | 'earnWhen'
  /** These are of one of the company's own names. */
  | 'howIs'
  /** Of several of them. */
  | 'choose'
  | 'dependent'
  | 'weighs'
  | 'worth'
  | 'earns'
  | 'about'
  | 'whoPays';

/** An open question as it was understood. */
export interface Open {
  kind: OpenKind;
  /** What it is asked of besides, in the question's own words: `anställa`, `på kvällen`. */
  of: string | null;
  /** Whether it is of the names in it. */
  isOfNames: boolean;
}
