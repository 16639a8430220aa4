import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { send } from '#client/data/call-route.ts';
import { saveFile } from '#client/data/save-file.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Field } from '#client/ui/field.tsx';
import { SegmentedToggle } from '#client/ui/segmented-toggle.tsx';
import { Select } from '#client/ui/select.tsx';
import { type GuideId, guideIdentities, guideIds } from '#contract/guides.ts';
import {
  choiceNames,
  type PackageChoice,
  type PackagePurpose,
  packageChoices,
  packagePurposes,
  packageTitles,
  usualChoices,
} from '../../package-choices.ts';
import { packageContract } from '../../package-contract.ts';
import { packageTexts as texts } from '../../package-texts.ts';
import { reportTitles } from '../../report-titles.ts';
import type { ListedAnalysis } from '../analyses-query.ts';
import { madeAt } from '../made-at.ts';

type Chosen = Record<GuideId, string>;

const hints: Partial<Record<PackageChoice, string>> = texts.partHints;

const ofGuide = (analyses: readonly ListedAnalysis[], guide: GuideId) =>
  analyses.filter(({ analysisType }) => analysisType === guideIdentities[guide].analysisType);

/** The analysis on the page, and the newest of the other guides: of the sample company only where it is. */
function firstChosen(analyses: readonly ListedAnalysis[], id: string): Chosen {
  const sample = analyses.find((each) => each.id === id)?.sample ?? false;
  const idOf = (guide: GuideId) => {
    const same = ofGuide(analyses, guide).filter((each) => each.sample === sample);
    return (same.find((each) => each.id === id) ?? same[0])?.id ?? '';
  };
  return { sales: idOf('sales'), costs: idOf('costs'), plan: idOf('plan') };
}

interface PackageFormProps {
  analysisId: string;
  /** Newest first. */
  analyses: readonly ListedAnalysis[];
}

/** For whom, which analyses and which parts. */
export function PackageForm({ analysisId, analyses }: PackageFormProps) {
  const [purpose, setPurpose] = useState<PackagePurpose>('bank');
  const [chosen, setChosen] = useState(() => firstChosen(analyses, analysisId));
  const [parts, setParts] = useState<readonly PackageChoice[]>(usualChoices.bank);
  const isEmpty = parts.length === 0 || guideIds.every((guide) => chosen[guide] === '');
  const make = useMutation({
    mutationFn: async () => {
      const asked = guideIds.flatMap((guide) => (chosen[guide] ? [[guide, chosen[guide]]] : []));
      const query = { purpose, parts: parts.join(), ...Object.fromEntries(asked) };
      const name = `${packageTitles[purpose].toLowerCase().replaceAll(' ', '-')}.pdf`;
      return saveFile(await send(packageContract.package, { query }), name);
    },
  });
  const readFor = (reader: PackagePurpose) => {
    setPurpose(reader);
    setParts(usualChoices[reader]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <form className="flex flex-col gap-6" onSubmit={submit}>
      <SegmentedToggle
        label={texts.reader}
        value={purpose}
        onChange={readFor}
        options={packagePurposes.map((value) => ({ value, label: texts.readers[value] }))}
        className="self-start"
      />
      <AnalysisFields analyses={analyses} chosen={chosen} onChoose={setChosen} />
      <PartFields parts={parts} onChoose={setParts} />
      {make.error && (
        <Alert variant="error" title={texts.failed.title}>
          {errorSentence(make.error, texts.failed.text)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={make.isPending} disabled={isEmpty}>
          {texts.make}
        </Button>
        {isEmpty && <p className="text-sm text-ink-muted">{texts.choose}</p>}
      </div>
    </form>
  );
}

interface AnalysisFieldsProps {
  analyses: readonly ListedAnalysis[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** One analysis of each guide, or none; guides without analyses are left out. */
function AnalysisFields({ analyses, chosen, onChoose }: AnalysisFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">{texts.analyses}</legend>
      {guideIds.map((guide) => {
        const own = ofGuide(analyses, guide);
        if (own.length === 0) return null;
        return (
          <Field key={guide} label={reportTitles[guide]}>
            <Select
              value={chosen[guide]}
              onChange={({ target }) => onChoose({ ...chosen, [guide]: target.value })}
            >
              <option value="">{texts.without}</option>
              {own.map((analysis) => (
                <option key={analysis.id} value={analysis.id}>
                  {texts.analysis(madeAt(analysis), analysis.document)}
                </option>
              ))}
            </Select>
          </Field>
        );
      })}
    </fieldset>
  );
}

interface PartFieldsProps {
  parts: readonly PackageChoice[];
  onChoose: (parts: readonly PackageChoice[]) => void;
}

function PartFields({ parts, onChoose }: PartFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-medium">{texts.parts}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {packageChoices.map((choice) => (
          <Checkbox
            key={choice}
            label={choiceNames[choice]}
            hint={hints[choice]}
            checked={parts.includes(choice)}
            onChange={({ target }) =>
              onChoose(
                target.checked ? [...parts, choice] : parts.filter((each) => each !== choice),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
