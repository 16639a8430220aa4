import type { SalesBrief } from '#engine/rules/sales/brief.ts';
import type { SalesDraft } from '#engine/text/sales-result.ts';

/**
 * Writes an analysis from facts and findings. Gives texts with `{{F12}}` where figures are to stand;
 * the caller checks the draft and puts the figures in.
 */
export interface SalesWriter {
  kind: 'rules' | 'model';
  /** Which writer exactly, stored with the analysis: rules version, or model name. */
  version: string;
  write(brief: SalesBrief): Promise<SalesDraft>;
}
