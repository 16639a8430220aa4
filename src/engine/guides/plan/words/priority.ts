import type { Priority } from '../input.ts';

/** What the owner wants most, as a name of its own. */
export const priorityWords: Record<Priority, string> = {
  growth: 'Tillväxt',
  efficiency: 'Effektivitet',
  innovation: 'Innovation',
  stability: 'Stabilitet',
};

/** … and within a sentence. */
export const wanted: Record<Priority, string> = {
  growth: 'tillväxt',
  efficiency: 'effektivitet',
  innovation: 'innovation',
  stability: 'stabilitet',
};

/** … and as what is known already. */
export const theWanted: Record<Priority, string> = {
  growth: 'tillväxten',
  efficiency: 'effektiviteten',
  innovation: 'innovationen',
  stability: 'stabiliteten',
};
