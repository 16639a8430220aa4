import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { useFocusKept } from '#client/ui/use-focus-kept.ts';
import type { FileCategory } from '#contract/guides.ts';
import { filesOf } from '../../model.ts';
import { filesTexts } from '../../texts.ts';
import { UploadPanel } from '../upload-panel.tsx';
import { FileRow, type ListedFile } from './file-row.tsx';

/** The files of one guide, the used one first, and an upload. */
export function GuideFiles(props: { category: FileCategory; documents: readonly ListedFile[] }) {
  const { category } = props;
  const texts = filesTexts.guides[category];
  const files = filesOf(props.documents, category);
  const [opened, setOpened] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  useFocusKept(files.length, section);
  const id = `files-${category}`;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className="min-w-0 outline-none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl font-semibold">
          {texts.title}
        </h2>
        <Button asChild variant="link">
          <Link to={texts.guide}>{texts.toGuide}</Link>
        </Button>
      </div>
      <Card padding="none" className="mt-3">
        {files.length === 0 ? (
          <p className="px-4 py-4 text-sm text-ink-muted sm:px-5">{texts.none}</p>
        ) : (
          <ul className="divide-y divide-line">
            {files.map((file, index) => (
              <FileRow
                key={file.id}
                file={file}
                used={index === 0}
                open={opened === file.id}
                onToggle={() => setOpened(opened === file.id ? null : file.id)}
              />
            ))}
          </ul>
        )}
        <div className="border-t border-line px-4 py-1 sm:px-5">
          <Disclosure summary={texts.add}>
            <UploadPanel
              category={category}
              focused={false}
              onUploaded={({ id, extractedData }) => setOpened(extractedData.ready ? opened : id)}
            />
          </Disclosure>
        </div>
      </Card>
    </section>
  );
}
