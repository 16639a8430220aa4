import { firstSuggestions } from '../first-suggestions.ts';
import { refusal } from './reply.ts';

/** Said of what is no figure of the rows, where it is asked of a column beside the amount. */
export const NOT_OF_COLUMNS = refusal(
  'Orsaker, prognoser och vad som händer om något ändras räknar jag på försäljning och kostnader, och inte på moms, frakt eller andra kolumner för sig.',
  { suggestions: [...firstSuggestions].slice(0, 3) },
);
