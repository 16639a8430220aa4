import { defineTask } from '#adapters/child-process/task.ts';
import type { pageOfTable, RowsPage } from './table-rows.ts';

export const tablePage = defineTask<Parameters<typeof pageOfTable>[0], RowsPage>(
  'a page of a table',
);
