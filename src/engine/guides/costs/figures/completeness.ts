import { addUnknown } from '../../../figures/context.ts';
import type { CostContext } from './context.ts';
import type { CostKey } from './keys.ts';

const CHANGE: CostKey = 'costs.change.amount';
const SUPPLIERS: CostKey = 'costs.suppliers.total';
const MONTHS: CostKey = 'costs.month.average';

/**
 * Figures that rest on others: where such a figure is neither given nor refused, it lacks what the first
 * refused one of these lacks. Figures that are rightly absent (no double payment, no spike) are not here.
 */
const RESTS_ON: Partial<Record<CostKey, CostKey[]>> = {
  'costs.area.current': [CHANGE],
  'costs.area.previous': [CHANGE],
  'costs.area.change': [CHANGE],
  'costs.area.growth': [CHANGE, 'costs.change.percent'],
  'costs.area.perMonth': [MONTHS, 'costs.month.total'],
  'costs.supplier.current': [SUPPLIERS, CHANGE],
  'costs.supplier.previous': [SUPPLIERS, CHANGE],
  'costs.supplier.change': [SUPPLIERS, CHANGE],
  'costs.supplier.growth': [SUPPLIERS, CHANGE],
  'costs.department.current': ['costs.department.total', CHANGE],
  'costs.department.previous': ['costs.department.total', CHANGE],
  'costs.department.change': ['costs.department.total', CHANGE],
  'costs.project.current': ['costs.project.total', CHANGE],
  'costs.project.previous': ['costs.project.total', CHANGE],
  'costs.project.change': ['costs.project.total', CHANGE],
  'costs.category.current': ['costs.category.total', CHANGE],
  'costs.category.previous': ['costs.category.total', CHANGE],
  'costs.category.change': ['costs.category.total', CHANGE],
  'costs.account.current': ['costs.account.total', CHANGE],
  'costs.account.previous': ['costs.account.total', CHANGE],
  'costs.account.change': ['costs.account.total', CHANGE],
  'costs.area.perRevenue': ['costs.perRevenue.total', 'costs.revenue.total'],
};

/** Refuses, with its reason, every figure that could not be given because one it rests on could not. */
export function completeUnknowns(context: CostContext): void {
  const reasons = new Map(context.unknowns.map((unknown) => [unknown.key, unknown.reason]));
  const given = new Set(context.list.facts.map((fact) => fact.key));
  for (const [key, sources] of Object.entries(RESTS_ON) as [CostKey, CostKey[]][]) {
    if (given.has(key) || reasons.has(key)) continue;
    const reason = sources.flatMap((source) => reasons.get(source) ?? [])[0];
    if (reason !== undefined) addUnknown(context, [key], reason);
  }
}
