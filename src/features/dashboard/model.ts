import { type GuideId, guideIdentities, guideOfType } from '#contract/guides.ts';
import type { User } from '#contract/session.ts';
import { entitlementsOf } from '#features/billing/entitlements.ts';

/** The profile fields that the banner counts (SPEC section 2). */
const profileFields = [
  'industry',
  'location',
  'employees',
  'revenue',
  'result',
  'ceo',
  'foundedYear',
  'companyForm',
  'companyStatus',
  'verksamhet',
  'website',
] as const satisfies readonly (keyof User)[];

/** The banner is shown when fewer fields are filled. */
export const ENOUGH_PROFILE_FIELDS = 4;

type Profile = Pick<User, (typeof profileFields)[number]>;
type Work = { documents: number; analyses: number };

/** How many company fields are filled. Zero is a value (a result of 0 kr), blank text is not. */
export function filledProfileFields(profile: Profile): number {
  return profileFields.filter((field) => {
    const value = profile[field];
    return value !== null && String(value).trim() !== '';
  }).length;
}

/** First name, else company name; null means a generic greeting. */
export function greetingName(user: Pick<User, 'firstName' | 'companyName'>): string | null {
  return user.firstName.trim() || user.companyName.trim() || null;
}

export type ConsultantState = 'upgrade' | 'ready' | 'prepare';

/** The AI consultant opens once a file and an analysis exist. */
export function consultantState(
  plan: User['plan'],
  { documents, analyses }: Work,
): ConsultantState {
  if (!entitlementsOf(plan).chat) return 'upgrade';
  return documents > 0 && analyses > 0 ? 'ready' : 'prepare';
}

/** 100 when the profile is usable and both a file and an analysis exist, else 50 (SPEC section 2). */
export function setupPercent(profile: Profile, { documents, analyses }: Work): 50 | 100 {
  const ready =
    filledProfileFields(profile) >= ENOUGH_PROFILE_FIELDS && documents > 0 && analyses > 0;
  return ready ? 100 : 50;
}

/** An analysis as listed. */
export interface AnalysisItem {
  id: string;
  analysisType: string;
  createdAt: string;
  sample: boolean;
}

/** A file as listed. */
export interface FileItem {
  filename: string;
  category: string;
  extractedData: { ready: boolean; asks: boolean };
}

/** The guide that a file was brought to. */
export const guideOfFile = ({ category }: Pick<FileItem, 'category'>) =>
  category === guideIdentities.costs.category ? 'costs' : 'sales';

/** The newest analysis of `guide`; undefined without one. */
export function newestOf<A extends { analysisType: string; createdAt: string }>(
  analyses: readonly A[],
  guide: GuideId,
): A | undefined {
  return newestFirst(analyses).find((analysis) => guideOfType(analysis.analysisType) === guide);
}

export function newestFirst<A extends { createdAt: string }>(analyses: readonly A[]): A[] {
  return [...analyses].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
