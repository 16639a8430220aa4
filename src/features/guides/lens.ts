/** What the rows of a file are of: who bought, what was sold, to whom it was paid. */
export const subjectKinds = [
  ...(['product', 'category', 'customer', 'channel', 'region'] as const),
  ...(['area', 'supplier', 'account', 'department', 'project'] as const),
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** How finely time is divided. */
export const grains = ['day', 'week', 'month', 'quarter'] as const;
export type Grain = (typeof grains)[number];

/** Which rows of the file are looked at, and which they are held against. */
export type Lens = {
  [Kind in SubjectKind]?: string | undefined;
} & {
  from?: string | undefined;
  to?: string | undefined;
  beforeFrom?: string | undefined;
  beforeTo?: string | undefined;
};
