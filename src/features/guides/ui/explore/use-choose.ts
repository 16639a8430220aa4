import { useLocation, useNavigate } from 'react-router';
import { type Chosen, chosenIn, withChosen } from '../../chosen-lens.ts';

/** Puts another choice in the address, so that it can be shared, reloaded and gone back from; the page stays where it is. */
export function useChoose(): (change: Partial<Chosen>) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (change) => {
    // The address, not what is drawn: a second choice may come before the first is on the screen.
    const search = new URLSearchParams(window.location.search);
    const chosen = { ...chosenIn(search), ...change };
    void navigate({ search: withChosen(search, chosen) }, { state, preventScrollReset: true });
  };
}
