import { and, desc, eq } from 'drizzle-orm';
import type { AnalysisType } from '#contract/guides.ts';
import { analyses, unfinished } from '../table.ts';

export const isOne = (ownerId: string, id: string) =>
  and(eq(analyses.ownerId, ownerId), eq(analyses.id, id));

export const isOfGuide = (ownerId: string, type: AnalysisType) =>
  and(eq(analyses.ownerId, ownerId), eq(analyses.analysisType, type));

export const isDone = eq(analyses.stage, 'done');
export const isUnfinished = unfinished(analyses.stage);
export const newestFirst = [desc(analyses.createdAt), desc(analyses.id)];
