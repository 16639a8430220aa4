import type { ReactNode } from 'react';
import type { ResultBasis } from '#engine/text/result.ts';
import type { Figures } from './figures.ts';

/** What a guide's page is made of. */
export interface Shown {
  result: ResultBasis;
  questions: readonly { key: string; label: string }[];
  body(figures: Figures): ReactNode[];
}
