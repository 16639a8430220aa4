import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { type Chosen, chosenIn, withChosen } from '../../chosen-lens.ts';
import { lookedAt } from '../../looked-at.ts';
import { VIEW } from '../../result-views.ts';
import { exploredQuery } from './explored-query.ts';
import { useExploring } from './exploring.ts';

/** Puts another choice in the address, so that it can be shared, reloaded and gone back from; the page stays where it is. */
export function useChoose(): (change: Partial<Chosen>) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const exploring = useExploring();
  return (change) => {
    // The address, not what is drawn: a second choice may come before the first is on the screen.
    const search = new URLSearchParams(window.location.search);
    const chosen = { ...chosenIn(search), ...change };
    const next = lookedAt(chosen, exploring);
    // Asked for at once, and not when the page has been drawn anew.
    if (!next.isWhole && search.get(VIEW) === null)
      void cache.prefetchQuery(exploredQuery(exploring.analysisId, next));
    void navigate({ search: withChosen(search, chosen) }, { state, preventScrollReset: true });
  };
}
