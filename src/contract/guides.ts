import type { Purpose } from '#engine/table/purpose.ts';

/** The category of stored files, and the guide that each is read for. */
export const fileCategories = {
  sales: 'sales',
  kostnader: 'costs',
} as const satisfies Record<string, Purpose>;
export type FileCategory = keyof typeof fileCategories;
export const fileCategoryNames = Object.keys(fileCategories) as FileCategory[];

/** A guide's names in calls, tables and categories. */
interface GuideIdentity {
  /** The category of its files; null where it takes none. */
  category: FileCategory | null;
  /** Its analyses are stored as this type. */
  analysisType: string;
  /** Recognises the types of its analyses, also those from elsewhere (SPEC section 2). */
  typeWords: RegExp;
  /** Its name in calls, and of the form that its answers are stored under. */
  flik: string;
  path: string;
}

/** Every guide. Stored and sent names are the specification's, to the letter. */
export const guideIdentities = {
  sales: {
    category: 'sales',
    analysisType: 'försäljning',
    typeWords: /försäljning|sales/i,
    flik: 'sales',
    path: '/sales',
  },
  costs: {
    category: 'kostnader',
    analysisType: 'kostnader',
    typeWords: /kostnad|cost/i,
    flik: 'kostnader',
    path: '/costs',
  },
  plan: {
    category: null,
    analysisType: 'åtgärder',
    typeWords: /åtgärder|action/i,
    flik: 'actions',
    path: '/actions',
  },
} as const satisfies Record<string, GuideIdentity>;

export type GuideId = keyof typeof guideIdentities;
/** The guides that start with a file. */
export type FileGuideId = {
  [Id in GuideId]: (typeof guideIdentities)[Id]['category'] extends null ? never : Id;
}[GuideId];
export type AnalysisType = (typeof guideIdentities)[GuideId]['analysisType'];
export type FlikOf<Id extends GuideId> = (typeof guideIdentities)[Id]['flik'];
export type Flik = FlikOf<GuideId>;

/** In the order they are shown. */
export const guideIds = Object.keys(guideIdentities) as GuideId[];

/** The guide of an analysis type, which may come from elsewhere; null where none matches. */
export function guideOfType(analysisType: AnalysisType): GuideId;
export function guideOfType(analysisType: string): GuideId | null;
export function guideOfType(analysisType: string): GuideId | null {
  return guideIds.find((id) => guideIdentities[id].typeWords.test(analysisType)) ?? null;
}
