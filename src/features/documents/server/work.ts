import { type TaskWork, workOf } from '#adapters/child-process/task.ts';
import { pageOfTable } from './table-rows.ts';
import { tablePage } from './tasks.ts';

export const documentWork: readonly TaskWork[] = [workOf(tablePage, pageOfTable)];
