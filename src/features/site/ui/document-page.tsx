import type { ReactNode } from 'react';
import { type Block, type DocumentSection, documentTexts as texts } from '../texts/document.ts';
import { LinkedPoint, LinkedText } from './linked-text.tsx';

interface DocumentPageProps {
  title: string;
  intro: string;
  sections: readonly DocumentSection[];
  /** Between the introduction and the first section. */
  summary?: ReactNode;
  /** Last on the page: links onwards. */
  foot?: ReactNode;
}

/** A long text: a table of contents beside numbered sections. */
export function DocumentPage({ title, intro, sections, summary, foot }: DocumentPageProps) {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-20 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[15rem_minmax(0,35rem)]">
      <header className="max-w-[35rem] lg:col-start-2 print:max-w-[44rem]">
        <p className="text-sm text-ink-muted">{texts.updated}</p>
        <h1 className="mt-2 text-3xl font-semibold sm:text-4xl">{title}</h1>
        <p className="mt-5 text-lg text-ink-muted">
          <LinkedText>{intro}</LinkedText>
        </p>
        {summary}
      </header>
      <Contents sections={sections} />
      <article className="mt-12 flex max-w-[35rem] flex-col gap-12 lg:col-start-2 print:max-w-[44rem]">
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} tabIndex={-1} className="outline-none">
            <h2 className="text-xl font-semibold">
              <span className="tabular text-ink-subtle">{index + 1}.</span> {section.title}
            </h2>
            <div className="mt-3 flex flex-col gap-3">
              {section.body.map((block) => (
                <BodyBlock key={JSON.stringify(block)} block={block} />
              ))}
            </div>
          </section>
        ))}
        {foot}
      </article>
    </div>
  );
}

function Contents({ sections }: { sections: readonly DocumentSection[] }) {
  return (
    <nav
      aria-label={texts.contents}
      className="mt-10 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0"
    >
      <div className="border-line max-lg:rounded-lg max-lg:border max-lg:bg-surface max-lg:p-5 lg:sticky lg:top-24">
        <p className="text-sm font-medium">{texts.contents}</p>
        <ol className="mt-2 flex flex-col text-sm text-ink-muted">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="grid min-h-8 grid-cols-[1.75rem_1fr] items-baseline py-1 hover:text-ink"
              >
                <span className="tabular">{index + 1}.</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function BodyBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText>{block}</LinkedText>
      </p>
    );
  }
  if (!('rows' in block)) {
    return (
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-subtle">
        {block.map((point) => (
          <LinkedPoint key={point}>{point}</LinkedPoint>
        ))}
      </ul>
    );
  }
  const { columns } = texts;
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{block.caption}</caption>
      <thead className="text-ink-muted max-sm:sr-only">
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-2 pr-4 font-medium">
            {columns.name}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {columns.use}
          </th>
          <th scope="col" className="py-2 font-medium">
            {columns.retention}
          </th>
        </tr>
      </thead>
      <tbody>
        {block.rows.map(({ name, use, retention }) => (
          <tr key={name} className="border-b border-line align-baseline max-sm:grid max-sm:py-2">
            <th
              scope="row"
              className="py-2 pr-4 font-mono text-xs font-medium max-sm:pb-0 sm:whitespace-nowrap"
            >
              {name}
            </th>
            <td className="py-2 pr-4 max-sm:py-0">
              <LinkedText>{use}</LinkedText>
            </td>
            <td className="py-2 text-ink-muted max-sm:pt-0">
              <LinkedText>{retention}</LinkedText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
