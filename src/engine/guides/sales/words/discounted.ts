import type { NamedEvent } from '../../../events/sentence.ts';
import { size } from '../../../facts/fact-value.ts';

/** Whether discounts have grown: then the file itself says what has become of the price. */
export const isMoreDiscount = ({ type, change }: NamedEvent): boolean =>
  type === 'discount' && size(change) < 0;
