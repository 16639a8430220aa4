import { createDocumentStore } from '#features/documents/server/store.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { hangUp } from '#server/http/hang-up.ts';
import type { dashboardContract } from '../contract.ts';
import { loadSampleCompany, removeSampleCompany } from './sample-company.ts';

export function dashboardHandlers(deps: Dependencies): Handlers<typeof dashboardContract> {
  const documents = createDocumentStore(deps);
  return {
    loadSample: async ({ session, reply }) => {
      await loadSampleCompany(deps, documents, session.user.id, hangUp(reply));
      return { success: true };
    },
    removeSample: async ({ session }) => {
      await removeSampleCompany(deps, session.user.id);
      return { success: true };
    },
  };
}
