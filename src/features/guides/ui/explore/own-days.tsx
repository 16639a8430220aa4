import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { formatPeriod } from '#engine/text/format.ts';
import { lensTexts as texts } from '../../explore-texts.ts';
import { useExploring } from './exploring.ts';
import { useChoose } from './use-choose.ts';

/** The first and last day of a period of one's own. */
export default function OwnDays() {
  const { chosen, bounds } = useExploring();
  const { period } = chosen;
  const choose = useChoose();
  const [days, setDays] = useState(
    typeof period === 'object' && period !== null ? period : { from: '', to: '' },
  );
  const [error, setError] = useState<string | null>(null);
  const { file } = bounds;
  const show = () => {
    const { from, to } = days;
    const isWrong = from === '' || to === '' || from > to;
    const isOutside = file !== null && (to < file.from || from > file.to);
    setError(isWrong ? texts.wrongDays : isOutside ? texts.outside(formatPeriod(file)) : null);
    if (!isWrong && !isOutside) choose({ period: days });
  };
  const input = (which: 'from' | 'to', label: string) => (
    <Field
      label={label}
      error={which === 'to' ? (error ?? undefined) : undefined}
      className="min-w-0"
    >
      <Input
        type="date"
        value={days[which]}
        {...(file && { min: file.from, max: file.to })}
        onChange={({ target: { value } }) => setDays({ ...days, [which]: value })}
      />
    </Field>
  );
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      {input('from', texts.from)}
      {input('to', texts.to)}
      <Button type="submit" variant="secondary" className="self-start sm:mt-6.5">
        {texts.show}
      </Button>
    </form>
  );
}
