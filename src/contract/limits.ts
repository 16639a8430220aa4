const MEGABYTE = 1_000_000;

/**
 * What is stored for one company at most, whatever its plan and however hard someone leans on it. Far beyond what a
 * small company needs; docs/operations.md lists them.
 */
export const stored = {
  files: 2_000,
  /** Of uploaded files, sealed as they are. */
  fileBytes: 2_000 * MEGABYTE,
  analyses: 2_000,
  /** Of the sample company, between loading and removing it. */
  sampleAnalyses: 20,
  feedback: 500,
  /** Sessions of one user: past it the one unused longest ends. */
  sessions: 20,
  /** Remembered choices for kinds of files: past it the oldest is forgotten. */
  readChoices: 500,
  /** What became of actions in plans: past it the oldest is forgotten. */
  actionMarks: 5_000,
  /** Questions to the consultant, with their answers. */
  chatTurns: 10_000,
  /** Figures pinned to the dashboard. */
  chatPins: 12,
  /** Links to reports that hold. */
  reportLinks: 50,
  /** Answers to the report of one analysis, through all its links. */
  reportAnswers: 500,
  /** Whom reports are mailed to, also those who have not answered or want no more. */
  mailingRecipients: 10,
} as const;

/**
 * What fair use of Pro allows in a calendar month, as the terms publish it. An operator may allow
 * more (`FAIR_USE_ANALYSES`), never less.
 */
export const fairUse = { analyses: 500 } as const;

/** Pieces of heavy work one company may ask for in an hour, whatever comes of them. */
export const perHour = { read: 120, compute: 600, chat: 300 } as const;
