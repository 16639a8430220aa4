import { isFreePlan, type PlanId } from './plans.ts';

/** What a plan lets its company do (SPEC sections 6 and 9). */
export interface Entitlements {
  /** Own files at a time; null where only the room for all (`stored.files`) is the limit. */
  files: number | null;
  /** Own analyses in a Swedish calendar month; null where only fair use is the limit. */
  analysesPerMonth: number | null;
  /** Ratios that are compared with the industry; null for all of them. */
  industryRatios: number | null;
  actionPlan: boolean;
  chat: boolean;
  /** Whether reports are without the product's name. */
  ownReports: boolean;
  /** Whether reports also come in the formats of office programs. */
  officeReports: boolean;
  /** Whether several analyses can be one report. */
  reportPackages: boolean;
  /** Whether reports can be shared by a link. */
  reportLinks: boolean;
  /** Whether reports are mailed to others on their day. */
  reportMailings: boolean;
}

export const entitlements = {
  free: {
    files: 3,
    analysesPerMonth: 1,
    industryRatios: 3,
    actionPlan: false,
    chat: false,
    ownReports: false,
    officeReports: false,
    reportPackages: false,
    reportLinks: false,
    reportMailings: false,
  },
  pro: {
    files: null,
    analysesPerMonth: null,
    industryRatios: null,
    actionPlan: true,
    chat: true,
    ownReports: true,
    officeReports: true,
    reportPackages: true,
    reportLinks: true,
    reportMailings: true,
  },
} as const satisfies Record<string, Entitlements>;

/** What a plan gives: the one place that every feature asks. */
export function entitlementsOf(plan: PlanId): Entitlements {
  return isFreePlan(plan) ? entitlements.free : entitlements.pro;
}
