import { createDocumentStore } from '#features/documents/server/store.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { abortOnDisconnect } from '#server/http/abort-on-disconnect.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { sampleContract } from '../contract.ts';
import { loadSampleCompany, removeSampleCompany } from './sample-company.ts';

export function sampleHandlers(deps: Dependencies): Handlers<typeof sampleContract> {
  const documents = createDocumentStore(deps);
  return {
    loadSample: async ({ session, reply }) => {
      await loadSampleCompany(deps, documents, session.user.id, abortOnDisconnect(reply));
      return { success: true };
    },
    removeSample: async ({ session }) => {
      await removeSampleCompany(deps, session.user.id);
      return { success: true };
    },
  };
}
