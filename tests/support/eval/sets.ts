import { goldenEighteenth } from './golden-eighteenth.ts';
import { goldenEighth } from './golden-eighth.ts';
import { goldenEleventh } from './golden-eleventh.ts';
import { goldenFifteenth } from './golden-fifteenth.ts';
import { goldenFifth } from './golden-fifth.ts';
import { goldenFirst } from './golden-first.ts';
import { goldenFourteenth } from './golden-fourteenth.ts';
import { goldenFourth } from './golden-fourth.ts';
import { goldenNineteenth } from './golden-nineteenth.ts';
import { goldenNinth } from './golden-ninth.ts';
import { goldenSecond } from './golden-second.ts';
import { goldenSeventeenth } from './golden-seventeenth.ts';
import { goldenSeventh } from './golden-seventh.ts';
import { goldenSixteenth } from './golden-sixteenth.ts';
import { goldenSixth } from './golden-sixth.ts';
import { goldenTenth } from './golden-tenth.ts';
import { goldenThird } from './golden-third.ts';
import { goldenThirteenth } from './golden-thirteenth.ts';
import { goldenThirtieth } from './golden-thirtieth.ts';
import { goldenThirtyEighth } from './golden-thirty-eighth.ts';
import { goldenThirtyFifth } from './golden-thirty-fifth.ts';
import { goldenThirtyFirst } from './golden-thirty-first.ts';
import { goldenThirtyFourth } from './golden-thirty-fourth.ts';
import { goldenThirtySecond } from './golden-thirty-second.ts';
import { goldenThirtySeventh } from './golden-thirty-seventh.ts';
import { goldenThirtySixth } from './golden-thirty-sixth.ts';
import { goldenThirtyThird } from './golden-thirty-third.ts';
import { goldenTwelfth } from './golden-twelfth.ts';
import { goldenTwentieth } from './golden-twentieth.ts';
import { goldenTwentyEighth } from './golden-twenty-eighth.ts';
import { goldenTwentyFifth } from './golden-twenty-fifth.ts';
import { goldenTwentyFirst } from './golden-twenty-first.ts';
import { goldenTwentyFourth } from './golden-twenty-fourth.ts';
import { goldenTwentyNinth } from './golden-twenty-ninth.ts';
import { goldenTwentySecond } from './golden-twenty-second.ts';
import { goldenTwentySeventh } from './golden-twenty-seventh.ts';
import { goldenTwentySixth } from './golden-twenty-sixth.ts';
import { goldenTwentyThird } from './golden-twenty-third.ts';

/** All sets of golden questions, by the order they were written in. */
export const SETS = {
  first: goldenFirst,
  second: goldenSecond,
  third: goldenThird,
  fourth: goldenFourth,
  fifth: goldenFifth,
  sixth: goldenSixth,
  seventh: goldenSeventh,
  eighth: goldenEighth,
  ninth: goldenNinth,
  tenth: goldenTenth,
  eleventh: goldenEleventh,
  twelfth: goldenTwelfth,
  thirteenth: goldenThirteenth,
  fourteenth: goldenFourteenth,
  fifteenth: goldenFifteenth,
  sixteenth: goldenSixteenth,
  seventeenth: goldenSeventeenth,
  eighteenth: goldenEighteenth,
  nineteenth: goldenNineteenth,
  twentieth: goldenTwentieth,
  'twenty-first': goldenTwentyFirst,
  'twenty-second': goldenTwentySecond,
  'twenty-third': goldenTwentyThird,
  'twenty-fourth': goldenTwentyFourth,
  'twenty-fifth': goldenTwentyFifth,
  'twenty-sixth': goldenTwentySixth,
  'twenty-seventh': goldenTwentySeventh,
  'twenty-eighth': goldenTwentyEighth,
  'twenty-ninth': goldenTwentyNinth,
  thirtieth: goldenThirtieth,
  'thirty-first': goldenThirtyFirst,
  'thirty-second': goldenThirtySecond,
  'thirty-third': goldenThirtyThird,
  'thirty-fourth': goldenThirtyFourth,
  'thirty-fifth': goldenThirtyFifth,
  'thirty-sixth': goldenThirtySixth,
  'thirty-seventh': goldenThirtySeventh,
  'thirty-eighth': goldenThirtyEighth,
} as const;
