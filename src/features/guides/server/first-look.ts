import { fileCategories } from '#contract/guides.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { getFile } from '#features/documents/server/files/get.ts';
import { storedTable } from '#features/documents/server/files/stored-table.ts';
import type { DocumentRow } from '#features/documents/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import type { FirstPicture, firstLookContract } from '../first-look-contract.ts';
import type { Guides } from './guide.ts';
import { requireAnswered } from './require-answered.ts';
import { firstPicture } from './tasks.ts';

/** What the picture of a file is known by while it is made: by owner, file and reading. */
export const pictureName = (ownerId: string, id: string, reading: string) =>
  `${ownerId} ${id} ${reading}`;

/** Computes the picture of a file, as read, from its table. */
async function pictured(
  deps: Dependencies,
  guides: Guides,
  row: DocumentRow,
  table: Buffer,
): Promise<FirstPicture> {
  const { ownerId, id, filename: name, understanding, reading } = row;
  requireAnswered(understanding);
  const guide = fileCategories[row.category];
  const basis = (await guides[guide].firstLook?.basis(deps, ownerId, row)) ?? null;
  const today = formatInstantDay(deps.clock().toISOString());
  return deps.tempFiles(table, (parquet) =>
    deps.computer.run(firstPicture, {
      guide,
      file: { id, name, understanding, reading, parquet },
      basis,
      today,
    }),
  );
}

/** Makes a picture, or waits for the one that is made: in the file's own turn, so that it holds up nothing that its owner presses. */
function inItsTurn(
  { inTheMaking, computeQueue }: Dependencies,
  { ownerId, id, reading }: Pick<DocumentRow, 'ownerId' | 'id' | 'reading'>,
  make: () => Promise<FirstPicture>,
): Promise<FirstPicture> {
  const name = pictureName(ownerId, id, reading);
  return inTheMaking.once(name, () => computeQueue(name, make));
}

/**
 * Begins the picture of a file that has just been read, where nothing else is computed, while the file is stored: it is
 * asked for next, and its figures are those of its analysis.
 */
export function pictureAhead(deps: Dependencies, guides: Guides) {
  return (row: DocumentRow, table: Buffer): void => {
    if (!row.ready || row.asks || deps.computer.count().working > 0) return;
    // Whoever asks for it makes it again and is told; the upload has gone well.
    inItsTurn(deps, row, () => pictured(deps, guides, row, table)).catch((error: unknown) =>
      deps.log.warn({ err: error, document: row.id }, 'the first picture was not made ahead'),
    );
  };
}

/** The first picture of a file: the same figures as its analysis will have. */
export function firstLookHandlers(
  deps: Dependencies,
  guides: Guides,
): Handlers<typeof firstLookContract> {
  return {
    firstLook: async ({ session, params: { id } }) => {
      const ownerId = session.user.id;
      const { reading } = await getFile(deps.database.db, ownerId, id);
      const isMade = deps.inTheMaking.has(pictureName(ownerId, id, reading));
      if (!isMade) await takeHourlyShare(deps, ownerId, 'compute');
      return inItsTurn(deps, { ownerId, id, reading }, async () => {
        const { row, parquet } = await storedTable(deps, ownerId, id);
        return pictured(deps, guides, row, parquet);
      });
    },
  };
}
