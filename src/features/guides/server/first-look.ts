import { fileCategories } from '#contract/guides.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { getFile } from '#features/documents/server/files/get.ts';
import { storedTable } from '#features/documents/server/files/stored-table.ts';
import type { DocumentRow } from '#features/documents/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import type { firstLookContract } from '../first-look-contract.ts';
import type { Guides } from './guide.ts';
import { requireAnswered } from './require-answered.ts';
import { figuresOfFile, firstPicture, type PictureAsked } from './tasks.ts';

/** What is made of a file, as read, is known by these names meanwhile. */
const namesOf = ({ ownerId, id, reading }: Pick<DocumentRow, 'ownerId' | 'id' | 'reading'>) => {
  const file = `${ownerId} ${id} ${reading}`;
  return { file, figures: `figures of ${file}`, picture: `picture of ${file}` };
};

/** Gives `work` a file, as read, with what its analysis uses besides it. */
async function withFile<T>(
  deps: Dependencies,
  guides: Guides,
  row: DocumentRow,
  table: Buffer,
  work: (of: PictureAsked) => Promise<T>,
): Promise<T> {
  const { ownerId, id, filename: name, understanding, reading } = row;
  requireAnswered(understanding);
  const guide = fileCategories[row.category];
  const basis = (await guides[guide].firstLook?.basis(deps, ownerId, row)) ?? null;
  const today = formatInstantDay(deps.clock().toISOString());
  return deps.tempFiles(table, (parquet) =>
    work({ guide, file: { id, name, understanding, reading, parquet }, basis, today }),
  );
}

/**
 * Begins the figures of a file that has just been read, where nothing else is computed, while the file is stored: its
 * picture is asked for next, and both that and its analysis are of these figures.
 */
export function figuresAhead(deps: Dependencies, guides: Guides) {
  return (row: DocumentRow, table: Buffer): void => {
    if (!row.ready || row.asks || deps.computer.count().working > 0) return;
    const names = namesOf(row);
    const compute = () =>
      withFile(deps, guides, row, table, (of) => deps.computer.run(figuresOfFile, of));
    deps.inTheMaking
      // In the file's own turn, so that it holds up nothing that its owner presses.
      .once(names.figures, () => deps.computeQueue(names.file, compute))
      // Whoever asks for them has them computed again and is told; the upload has gone well.
      .catch((error: unknown) =>
        deps.log.warn({ err: error, document: row.id }, 'figures were not computed ahead'),
      );
  };
}

/** Resolves when no figures of a file are on their way: what is computed of it next finds them there. */
export async function figuresSettled(
  { inTheMaking }: Dependencies,
  file: Pick<DocumentRow, 'ownerId' | 'id' | 'reading'>,
): Promise<void> {
  const { figures, picture } = namesOf(file);
  await inTheMaking.settled(figures);
  await inTheMaking.settled(picture);
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
      const names = namesOf({ ownerId, id, reading });
      const isBegun = [names.figures, names.picture].some((name) => deps.inTheMaking.has(name));
      if (!isBegun) await takeHourlyShare(deps, ownerId, 'compute');
      await deps.inTheMaking.settled(names.figures);
      return deps.inTheMaking.once(names.picture, () =>
        deps.computeQueue(names.file, async () => {
          const { row, parquet } = await storedTable(deps, ownerId, id);
          return withFile(deps, guides, row, parquet, (of) => deps.computer.run(firstPicture, of));
        }),
      );
    },
  };
}
