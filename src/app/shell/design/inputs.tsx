import { useState } from 'react';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { DropZone } from '#client/ui/drop-zone.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { Rating } from '#client/ui/rating.tsx';
import { SegmentedToggle } from '#client/ui/segmented-toggle.tsx';
import { Select } from '#client/ui/select.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { samples } from './samples.ts';
import { Section } from './section.tsx';

const error = 'Rad 17: väntade ett tal, fann ”okänt”. Skriv ett tal.';

/** Fields with hints, errors and long words. */
export function Inputs() {
  return (
    <Section title="Fält">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Organisationsnummer" hint="Till exempel 556123-4567">
          <Input placeholder="XXXXXX-XXXX" />
        </Field>
        <Field label={samples.word} error={error} required>
          <Input defaultValue={samples.name} />
        </Field>
        <Field label="Plan">
          <Input disabled defaultValue="Pro" />
        </Field>
        <Field label="Lösenord" aside={<span className="text-xs">Minst 8 tecken</span>}>
          <PasswordInput autoComplete="off" />
        </Field>
        <Field label="Betydelse">
          <Select>
            <option>Belopp exkl. moms</option>
            <option>{samples.name}</option>
          </Select>
        </Field>
        <Field label="Beskrivning" hint={samples.sentence}>
          <Textarea defaultValue={`${samples.sentence} ${samples.word}`} />
        </Field>
      </div>
      <Choices />
      <div className="grid gap-6 sm:grid-cols-2">
        {[false, true].map((disabled) => (
          <DropZone
            key={String(disabled)}
            accept=".csv"
            title={disabled ? 'Avstängd' : 'Dra hit filen'}
            hint="CSV eller XLSX, max 10MB"
            buttonText="Välj fil"
            disabled={disabled}
            onFiles={() => undefined}
          />
        ))}
      </div>
    </Section>
  );
}

function Choices() {
  const [on, setOn] = useState(true);
  const [period, setPeriod] = useState<'month' | 'year'>('month');
  const [sheet, setSheet] = useState<'first' | 'second'>('first');
  const [stars, setStars] = useState<number | null>(3);
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Checkbox label="Visa bara de osäkra (4)" defaultChecked />
        <Checkbox label={samples.sentence} hint="Kan ändras när som helst" error={error} />
        <Checkbox label="Avstängd" disabled />
        <SegmentedToggle
          label="Betalningsperiod"
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'month', label: 'Månadsvis' },
            { value: 'year', label: 'Årsvis' },
          ]}
        />
        <Rating
          legend="Betyg"
          value={stars}
          onChange={setStars}
          nameOf={(value) => `${value} av 5`}
        />
      </div>
      <div className="flex flex-col gap-4">
        <Switch label="Veckorapport" hint={samples.sentence} checked={on} onChange={setOn} />
        <Switch label="Sparas" checked={on} onChange={setOn} loading />
        <Switch label="Avstängd" checked={false} onChange={setOn} disabled />
        <RadioGroup
          legend="Blad i arbetsboken"
          value={sheet}
          onChange={setSheet}
          options={[
            { value: 'first', label: samples.name, hint: samples.sentence },
            { value: 'second', label: 'Försäljning 2024' },
          ]}
        />
      </div>
    </div>
  );
}
