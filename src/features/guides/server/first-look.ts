import { fileCategories, type GuideId } from '#contract/guides.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { getFile } from '#features/documents/server/files/get.ts';
import { storedTable } from '#features/documents/server/files/stored-table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import type { FirstPicture, firstLookContract } from '../first-look-contract.ts';
import { requireAnswered } from './require-answered.ts';
import { firstPicture } from './tasks.ts';

/** Reads the file's table and computes its picture. */
async function pictured(deps: Dependencies, ownerId: string, id: string): Promise<FirstPicture> {
  const { row, parquet } = await storedTable(deps, ownerId, id);
  const { filename: name, understanding } = row;
  requireAnswered(understanding);
  const guide: GuideId = fileCategories[row.category];
  const today = formatInstantDay(deps.clock().toISOString());
  return deps.tempFiles(parquet, (path) =>
    deps.computer.run(firstPicture, {
      guide,
      file: { id, name, understanding, parquet: path },
      today,
    }),
  );
}

/**
 * The first picture of a file: the same figures as its analysis will have. In the file's own turn,
 * so that it holds up nothing that its owner presses; asked for again meanwhile, it is made once.
 */
export function firstLookHandlers(deps: Dependencies): Handlers<typeof firstLookContract> {
  /** By owner, file and reading, those that are being made. */
  const onTheirWay = new Map<string, Promise<FirstPicture>>();
  return {
    firstLook: async ({ session, params: { id } }) => {
      const ownerId = session.user.id;
      const { reading } = await getFile(deps.database.db, ownerId, id);
      const name = `${ownerId} ${id} ${reading}`;
      const waited = onTheirWay.get(name);
      if (waited) return waited;
      await takeHourlyShare(deps, ownerId, 'compute');
      const made = deps
        .computeQueue(name, () => pictured(deps, ownerId, id))
        .finally(() => onTheirWay.delete(name));
      onTheirWay.set(name, made);
      return made;
    },
  };
}
