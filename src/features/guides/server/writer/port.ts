/**
 * Writes an analysis from facts and findings. Gives texts with `{{F12}}` where figures are to stand; the
 * caller checks the draft and puts the figures in.
 */
export interface Writer<Brief, Draft> {
  kind: 'rules' | 'model';
  /** Which writer exactly, stored with the analysis: rules version, or model name. */
  version: string;
  write(brief: Brief): Promise<Draft>;
}
