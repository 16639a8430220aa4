// The process that computes: it has no key, no secrets and no database.
import { serveTasks } from '#adapters/child-process/serve-tasks.ts';
import { chatWork } from '#features/chat/server/work.ts';
import { documentWork } from '#features/documents/server/work.ts';
import { guideWork } from '#features/guides/server/work.ts';
import { letterheadWork } from '#features/letterhead/server/work.ts';
import { reportWork } from '#features/reports/server/work.ts';
import { guides } from '../guides.ts';

await serveTasks([
  ...documentWork,
  ...guideWork(guides),
  ...chatWork,
  ...reportWork,
  ...letterheadWork,
]);
