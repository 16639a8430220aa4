/** Whom a package of analyses is for. */
export const packagePurposes = ['bank', 'board'] as const;
export type PackagePurpose = (typeof packagePurposes)[number];

/** What a package is called. */
export const packageTitles = {
  bank: 'Underlag till banken',
  board: 'Underlag till styrelsen',
} satisfies Record<PackagePurpose, string>;

/** What can be chosen for a package, in the order it is read. */
export const packageChoices = [
  ...(['keyFigures', 'position', 'liquidity', 'bridge', 'months', 'plan'] as const),
  ...(['quality', 'receipts'] as const),
] as const;
export type PackageChoice = (typeof packageChoices)[number];

/** What each is chosen with from the start: short, with what its reader asks for first. */
export const usualChoices: Record<PackagePurpose, readonly PackageChoice[]> = {
  bank: ['keyFigures', 'position', 'liquidity', 'bridge', 'plan', 'receipts'],
  board: ['keyFigures', 'position', 'bridge', 'plan', 'receipts'],
};

/** What each choice is called, to who chooses and to who reads. */
export const choiceNames: Record<PackageChoice, string> = {
  keyFigures: 'Nyckeltal',
  position: 'Läget',
  liquidity: 'Balans och likviditet',
  bridge: 'Vad som har ändrats',
  months: 'Månad för månad',
  plan: 'Handlingsplan',
  quality: 'Vad underlaget inte visar',
  receipts: 'Så räknades siffrorna',
};
