import { callRoute } from '#client/data/call-route.ts';
import { Badge, type BadgeVariant } from '#client/ui/badge.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import { guideOfType } from '#contract/guides.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { adminContract } from '../contract.ts';
import type { ListedAnalysis, ListedDocument } from '../rows.ts';
import { adminTexts as texts } from '../texts.ts';
import { RowFacts, RowText } from './paged-list.tsx';
import { SearchList } from './search-list.tsx';

/** Dokument: every file, without what is in it. */
export function DocumentsTab() {
  return (
    <SearchList
      label={texts.tabs.documents}
      name="documents"
      searchLabel={texts.list.searchOwners}
      load={(query, signal) => callRoute(adminContract.documents, { query, signal })}
    >
      {(document) => <DocumentRow document={document} />}
    </SearchList>
  );
}

const whose = ({ companyName, userName }: { companyName: string; userName: string }) =>
  `${companyName} · ${userName}`;

function DocumentRow({ document }: { document: ListedDocument }) {
  const { category, processed, sample } = document;
  return (
    <>
      <RowText title={<FileName name={document.filename} />} lines={[whose(document)]} />
      <RowFacts
        badges={
          <>
            <Badge>{texts.categories[category]}</Badge>
            <Badge variant={processed ? 'positive' : 'warning'}>
              {processed ? texts.processed : texts.pending}
            </Badge>
            {sample && <Badge variant="info">{texts.sample}</Badge>}
          </>
        }
        day={texts.uploaded(formatInstantDay(document.uploadedAt))}
      />
    </>
  );
}

/** Analyser: every analysis, without its result. */
export function AnalysesTab() {
  return (
    <SearchList
      label={texts.tabs.analyses}
      name="analyses"
      searchLabel={texts.list.searchOwners}
      load={(query, signal) => callRoute(adminContract.analyses, { query, signal })}
    >
      {(analysis) => <AnalysisRow analysis={analysis} />}
    </SearchList>
  );
}

const stateLooks: Record<ListedAnalysis['state'], BadgeVariant> = {
  done: 'positive',
  failed: 'negative',
  unfinished: 'info',
};

function AnalysisRow({ analysis }: { analysis: ListedAnalysis }) {
  const { analysisType, state, sample } = analysis;
  const guide = guideOfType(analysisType);
  return (
    <>
      <RowText
        title={guide === null ? analysisType : texts.guides[guide]}
        lines={[whose(analysis)]}
      />
      <RowFacts
        badges={
          <>
            <Badge variant={stateLooks[state]}>{texts.analysis[state]}</Badge>
            {sample && <Badge variant="info">{texts.sample}</Badge>}
          </>
        }
        day={texts.made(formatInstantDay(analysis.createdAt))}
      />
    </>
  );
}
