import type { Purpose } from '#engine/table/purpose.ts';

/** The kinds of file by the category they are stored under, and what each is read for. */
export const fileCategories = {
  sales: 'sales',
  kostnader: 'costs',
} as const satisfies Record<string, Purpose>;
export type FileCategory = keyof typeof fileCategories;
export const fileCategoryNames = Object.keys(fileCategories) as FileCategory[];

/** What a guide is called wherever a guide is named. */
interface GuideIdentity {
  /** The kind of file it begins with; null where it takes none. */
  category: FileCategory | null;
  /** What its analyses are stored as. */
  analysisType: string;
  /** Tells its analyses by their type, also those from elsewhere (SPEC section 2). */
  typeWords: RegExp;
  /** Its name in calls, and of the form that its answers are stored under. */
  flik: string;
  path: string;
}

/** Every guide. The stored and sent names are the specification's, to the letter. */
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
/** The guides that begin with a file. */
export type FileGuideId = {
  [Id in GuideId]: (typeof guideIdentities)[Id]['category'] extends null ? never : Id;
}[GuideId];
export type AnalysisType = (typeof guideIdentities)[GuideId]['analysisType'];
export type FlikOf<Id extends GuideId> = (typeof guideIdentities)[Id]['flik'];
export type Flik = FlikOf<GuideId>;

/** In the order they are shown. */
export const guideIds = Object.keys(guideIdentities) as GuideId[];

/** The guide that makes analyses of a type, which may come from elsewhere; null where none of ours does. */
export function guideOfType(analysisType: AnalysisType): GuideId;
export function guideOfType(analysisType: string): GuideId | null;
export function guideOfType(analysisType: string): GuideId | null {
  return guideIds.find((id) => guideIdentities[id].typeWords.test(analysisType)) ?? null;
}
