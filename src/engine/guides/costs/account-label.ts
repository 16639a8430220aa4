import { type Area, areaOfAccount } from './areas/areas.ts';

/** `5170 Reparation och underhåll`: an account as the figures call it, by its number and, where the file has one, its name. */
const partsOf = (label: string) => {
  const [number = '', ...name] = label.split(' ');
  return { number, name: name.join(' ') };
};

/** What an account is called in the file; null where it has its number alone. */
export const accountName = (label: string): string | null => partsOf(label).name || null;

/** The area that an account is of by its number; null where that is of no cost in BAS. */
export const areaOfLabel = (label: string): Area | null => areaOfAccount(partsOf(label).number);
