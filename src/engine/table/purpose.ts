import type { ColumnRole } from './roles.ts';

/** Which guide the file is read for: it decides roles, which accounts are used and their sign. */
export type Purpose = 'sales' | 'costs';

/** Roles of a guide's amount without VAT, and with. */
export const amountRoles: Readonly<Record<Purpose, { net: ColumnRole; gross: ColumnRole }>> = {
  sales: { net: 'revenue', gross: 'grossRevenue' },
  costs: { net: 'amount', gross: 'grossAmount' },
};
