import { failWith } from '#contract/errors.ts';
import { analysisErrors } from '#features/guides/contract.ts';
import { lookAt } from '#features/guides/server/explore/look-at.ts';
import type { Guides } from '#features/guides/server/guide.ts';
import {
  exploration,
  exploredRows,
  exploredRowsCsv,
  factRows,
  factRowsCsv,
  subjects,
  subjectsCsv,
} from '#features/guides/server/tasks.ts';
import { heldTogether } from '#features/money/server/held-together.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { sandboxContract } from '../contract.ts';
import { analysisOf, answering, tablesOf } from './answering.ts';

type All = Handlers<typeof sandboxContract>;
type Whole = 'one' | 'money' | 'factRows' | 'factRowsCsv';

interface Looking {
  deps: Dependencies;
  answer: ReturnType<typeof answering>;
  tables: ReturnType<typeof tablesOf>;
}

/** The analyses and the rows of their figures. */
const wholeHandlers = ({ deps, answer, tables }: Looking): Pick<All, Whole> => ({
  one: (asked) =>
    answer.json(asked, async (company) => {
      const analysis = analysisOf(company, asked.params.id);
      if (analysis === null) throw failWith(analysisErrors)('analysis.not_found');
      const { id, analysisType, result, createdAt, documentId, sample } = analysis;
      const { document, documentSha256: sha256, engineVersion, answers: given } = analysis;
      const frozen = { document, sha256, engineVersion, answers: given };
      return { id, analysisType, result, createdAt, documentId, sample, frozen };
    }),
  money: (asked) =>
    answer.json(asked, async ({ sales, costs }) => heldTogether({ sales, costs, leftOut: null })),
  factRows: (asked) =>
    answer.json(asked, (company) =>
      tables.withFigure(company, asked.params, (rows) =>
        deps.computer.run(factRows, { ...rows, ...asked.query }),
      ),
    ),
  factRowsCsv: (asked) =>
    answer.csv(asked, 'rader.csv', (company) =>
      tables.withFigure(company, asked.params, (rows) => deps.computer.run(factRowsCsv, rows)),
    ),
});

/** Chosen parts of the files. */
const partHandlers = ({ deps, answer, tables }: Looking): Omit<All, Whole> => ({
  explore: (asked) =>
    answer.json(asked, (company) => {
      const { grain, ...lens } = asked.query;
      return tables.withTable(company, asked.params.id, (table) =>
        lookAt(table, (part) => deps.computer.run(exploration, { ...part, lens, grain })),
      );
    }),
  exploreRows: (asked) =>
    answer.json(asked, (company) => {
      const { offset, search, ...lens } = asked.query;
      return tables.withTable(company, asked.params.id, ({ withSource, ...table }) =>
        withSource((source) =>
          deps.computer.run(exploredRows, { ...table, source, lens, from: offset, search }),
        ),
      );
    }),
  exploreRowsCsv: (asked) =>
    answer.csv(asked, 'rader.csv', (company) =>
      tables.withTable(company, asked.params.id, ({ withSource, ...table }) =>
        withSource((source) =>
          deps.computer.run(exploredRowsCsv, {
            ...table,
            source,
            lens: asked.query,
            from: 0,
            search: '',
          }),
        ),
      ),
    ),
  subjects: (asked) =>
    answer.json(asked, (company) => {
      const { kind, ...lens } = asked.query;
      return tables.withTable(company, asked.params.id, (table) =>
        lookAt(table, (part) => deps.computer.run(subjects, { ...part, kind, lens })),
      );
    }),
  subjectsCsv: (asked) =>
    answer.csv(asked, 'tabell.csv', (company) => {
      const { kind, ...lens } = asked.query;
      return tables.withTable(company, asked.params.id, (table) =>
        lookAt(table, (part) => deps.computer.run(subjectsCsv, { ...part, kind, lens })),
      );
    }),
});

/**
 * What one without an account sees of the sample company. Nothing is written, nobody is asked who
 * they are, and no call can take more of the machine than the one place that all visitors share.
 */
export function sandboxHandlers(deps: Dependencies, guides: Guides): All {
  const looking = { deps, answer: answering(deps, guides), tables: tablesOf(deps, guides) };
  return { ...wholeHandlers(looking), ...partHandlers(looking) };
}
