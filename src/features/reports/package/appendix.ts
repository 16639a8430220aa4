import type { Fact } from '#engine/facts/fact.ts';
import { formatNumber } from '#engine/text/format.ts';
import { receiptTexts } from '#engine/text/receipt-texts.ts';
import { receiptsPart } from '../receipts.ts';
import type { ReportPart, ReportReceipt } from '../report.ts';
import { reportTexts } from '../texts.ts';

const texts = reportTexts.package;

/** What the figures of a package are of, with the mark that their ids have in the package. */
export interface PackageMember {
  title: string;
  mark: string;
  facts: readonly Fact[];
}

interface Appendix {
  /** The figures of the package, the weightiest first. */
  shown: readonly Fact[];
  /** How many of them have a row; all without it. */
  most: number | undefined;
  members: readonly PackageMember[];
  facts: readonly Fact[];
  files: readonly string[];
}

/** The files behind facts, in the order they are numbered. */
export const filesOf = (facts: readonly Fact[]): string[] => [
  ...new Set(facts.flatMap(({ source }) => source.document ?? [])),
];

/** A receipt with its file by its number. */
function numbered(receipt: ReportReceipt, files: readonly string[]): ReportReceipt {
  const source = receipt.source.map((each) =>
    each.name === receiptTexts.file
      ? { ...each, text: formatNumber(files.indexOf(each.text) + 1) }
      : each,
  );
  return { ...receipt, source };
}

/** The number that an id ends with, which rows are looked up by. */
const numberOf = ({ id }: Fact): number => Number(id.replace(/^.*\D/, ''));

/** A row for each figure that is shown, as many as there is room for; how many have none is said. */
export function appendixOf({ shown, most, members, facts, files }: Appendix): ReportPart[] {
  const withRow = shown.slice(0, most);
  const receipts = members.flatMap(({ mark }) => {
    const isOwn = ({ id }: Fact) => id.startsWith(mark);
    const own = withRow.filter(isOwn).sort((one, other) => numberOf(one) - numberOf(other));
    return receiptsPart(own, facts.filter(isOwn)).flatMap((part) =>
      part.kind === 'receipts' ? part.receipts.map((receipt) => numbered(receipt, files)) : [],
    );
  });
  const left = shown.length - withRow.length;
  if (receipts.length === 0) return [];
  const marks = members.map((member) => texts.marked(member.mark, member.title));
  const lead = [
    `${texts.receiptsLead} ${marks.join(', ')}.`,
    ...(files.length > 1 ? [texts.filesLead] : []),
    ...(left > 0 ? [texts.receiptsLeft(formatNumber(left))] : []),
  ];
  return [{ kind: 'receipts', title: reportTexts.receipts.title, lead: lead.join(' '), receipts }];
}
