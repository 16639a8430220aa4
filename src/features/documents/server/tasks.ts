import { defineTask, type TaskWork, workOf } from '#adapters/child-process/task.ts';
import { pageOfTable, type RowsPage } from './table-rows.ts';

export const tablePage = defineTask<Parameters<typeof pageOfTable>[0], RowsPage>(
  'a page of a table',
);

export const documentWork: readonly TaskWork[] = [workOf(tablePage, pageOfTable)];
