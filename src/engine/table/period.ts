/** First and last day, inclusive, as YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}
