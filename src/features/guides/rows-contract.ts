import { z } from 'zod';

/** A page of a file's rows, with what each adds to a figure or to the sum of those looked at. */
export const rowsPage = z.object({
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      row: z.number(),
      cells: z.array(z.string().nullable()),
      /** What the row adds to the figure; null where the figure is no sum of its rows. */
      counted: z.string().nullable(),
    }),
  ),
  /** Rows found. */
  total: z.number(),
  /** Sum of what the rows found add, exact; null where the figure is no sum of its rows. */
  sum: z.string().nullable(),
});
