import type { ReportPart } from '../report.ts';
import { sharedTexts as texts } from '../shared-texts.ts';
import { placed } from './placed.ts';

interface ReportContentsProps {
  parts: readonly ReportPart[];
  /** Without the address, whose end is the link itself. */
  goTo: (place: number) => void;
}

/** Leads to the parts of a report that have a heading. */
export function ReportContents({ parts, goTo }: ReportContentsProps) {
  const titled = placed(parts).flatMap(({ each, place }) =>
    each.kind === 'chart' || each.kind === 'receipts' ? [] : [{ title: each.title, place }],
  );
  return (
    <nav
      aria-label={texts.contents}
      data-print="hide"
      className="-mx-4 -mt-5 -mb-1 overflow-x-auto px-4 py-1 sm:-mx-1 sm:px-1"
    >
      <ul className="flex gap-x-5 text-sm whitespace-nowrap max-sm:min-w-max sm:flex-wrap">
        {titled.map(({ title, place }) => (
          <li key={place}>
            <button
              type="button"
              onClick={() => goTo(place)}
              className="inline-flex min-h-9 items-center text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
