import type { Fact } from '#engine/facts/fact.ts';
import { shortened } from '#engine/text/shortened.ts';
import { cleaned } from './printable.ts';
import { factsBehind } from './receipts.ts';
import type { Report } from './report.ts';
import type { SharedReport } from './shared-contract.ts';

/** A name at the head of a page, and for who cannot see the logo. */
const LONGEST_NAME = 230;

/** A report as a page: its parts, and of the analysis only the facts that the parts show or rest on. */
export function pageOf({ cover, parts, facts, letterhead, footer, day }: Report): SharedReport {
  // A page shows SVG itself.
  const logo = letterhead.logo && { ...letterhead.logo, raster: null };
  const shown = parts.filter(({ kind }) => kind !== 'receipts');
  return {
    cover: cleaned({ ...cover, company: shortened(cover.company, LONGEST_NAME) }),
    parts: cleaned(shown),
    facts: cleaned(factsBehind(shown, facts)),
    letterhead: { ...letterhead, logo },
    footer: cleaned(footer),
    day,
  };
}

/**
 * A fact as a stranger gets it: nothing that names what is stored. Where rows are shared it is left
 * to say that it has some.
 */
export function withoutKeys(fact: Fact, areRowsShared: boolean): Fact {
  const { origin: _, documentId, where, ...source } = fact.source;
  const isThere = areRowsShared && documentId !== null && where !== null;
  const mark = isThere ? '' : null;
  return { ...fact, source: { ...source, documentId: mark, where: mark } };
}
