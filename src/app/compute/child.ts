// The process that computes: it has no key, no secrets and no database.
import { serveTasks } from '#adapters/child-process/serve-tasks.ts';
import { chatWork } from '#features/chat/server/tasks.ts';
import { documentWork } from '#features/documents/server/tasks.ts';
import { guideWork } from '#features/guides/server/tasks.ts';
import { letterheadWork } from '#features/letterhead/server/tasks.ts';
import { reportWork } from '#features/reports/server/tasks.ts';
import { guides } from '../guides.ts';

await serveTasks([
  ...documentWork,
  ...guideWork(guides),
  ...chatWork,
  ...reportWork,
  ...letterheadWork,
]);
