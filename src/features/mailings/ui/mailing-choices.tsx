import { type FormEvent, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Field } from '#client/ui/field.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { SegmentedToggle } from '#client/ui/segmented-toggle.tsx';
import { Select } from '#client/ui/select.tsx';
import { toast } from '#client/ui/toast-store.ts';
import type { BodyInput } from '#contract/route.ts';
import { linkPassword } from '#features/guides/report-links-contract.ts';
import { type Mailing, mailingContract, mailingForms, type Rhythm, rhythms } from '../contract.ts';
import { mailingTexts } from '../texts.ts';
import { useMailingCall } from './use-mailing-call.ts';

const texts = mailingTexts.when;
const { save } = mailingContract;
const LAST_DATE = 31;

interface DayFieldProps {
  chosen: Rhythm;
  onChange: (day: number) => void;
}

/** The day of the week or of the month. */
function DayField({ chosen: { rhythm, day }, onChange }: DayFieldProps) {
  const isWeekly = rhythm === 'weekly';
  const names: readonly string[] = isWeekly
    ? texts.weekdays
    : Array.from({ length: LAST_DATE }, (_, index) => texts.dateOption(index + 1));
  const hint = !isWeekly && day > 28 ? { hint: texts.dateHint } : {};
  return (
    <Field label={isWeekly ? texts.weekday : texts.date} {...hint}>
      <Select value={day} onChange={(event) => onChange(Number(event.target.value))}>
        {names.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface ReportPasswordProps {
  form: Mailing['form'];
  hasOne: boolean;
  value: string;
  removes: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
  onRemove: (removes: boolean) => void;
}

/** The password that opens the report: set, kept, changed or taken away. */
function ReportPassword(props: ReportPasswordProps) {
  const { form, hasOne, value, removes, error, onChange, onRemove } = props;
  const hint = texts.passwordHint(linkPassword.min);
  return (
    <div className="flex flex-col gap-3">
      {!removes && (
        <Field
          label={texts.password[form]}
          hint={hasOne ? `${texts.passwordSet} ${hint}` : hint}
          error={error}
        >
          <PasswordInput
            autoComplete="new-password"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
      {hasOne && (
        <Checkbox
          label={texts.removePassword}
          checked={removes}
          onChange={(event) => onRemove(event.target.checked)}
        />
      )}
    </div>
  );
}

/** Left out to leave it as it is, null to take it away. */
function passwordSent(removes: boolean, value: string): { password?: string | null } {
  if (removes) return { password: null };
  return value === '' ? {} : { password: value };
}

/** How often the mailing goes, on which day, and as what. */
export function MailingChoices({ mailing }: { mailing: Mailing | null }) {
  const [chosen, setChosen] = useState<Rhythm>(mailing ?? { rhythm: 'monthly', day: 1 });
  const [form, setForm] = useState(mailing?.form ?? 'link');
  const [password, setPassword] = useState('');
  const [removes, setRemoves] = useState(false);
  const send = useMailingCall(
    (body: BodyInput<typeof save>) => callRoute(save, { body }),
    () => {
      setPassword('');
      setRemoves(false);
      toast({ title: texts.saved });
    },
  );
  const { rhythm, day } = chosen;
  const sent = { rhythm, day, form, ...passwordSent(removes, password) };
  const wrong = save.body.safeParse(sent).error?.issues.find(({ path }) => path[0] === 'password');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong === undefined) send.mutate(sent);
  };
  return (
    <Card>
      <CardHeader title={texts.title} description={texts.lead} className="mb-5" />
      <form method="post" noValidate className="flex flex-col gap-6" onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="flex flex-col gap-1.5">
            <span aria-hidden className="text-sm font-medium">
              {texts.rhythm}
            </span>
            <SegmentedToggle
              className="self-start"
              label={texts.rhythm}
              value={rhythm}
              onChange={(next) => setChosen({ rhythm: next, day: 1 })}
              options={rhythms.map((each) => ({ value: each, label: texts.rhythms[each] }))}
            />
          </div>
          <DayField chosen={chosen} onChange={(next) => setChosen({ rhythm, day: next })} />
        </div>
        <RadioGroup
          legend={texts.form}
          value={form}
          onChange={setForm}
          options={mailingForms.map((each) => ({ value: each, ...texts.forms[each] }))}
        />
        <ReportPassword
          form={form}
          hasOne={mailing?.hasPassword ?? false}
          value={password}
          removes={removes}
          error={isTried ? wrong?.message : undefined}
          onChange={setPassword}
          onRemove={setRemoves}
        />
        {send.error && (
          <Alert variant="error" title={texts.saveFailed}>
            {errorSentence(send.error, mailingTexts.failed)}
          </Alert>
        )}
        <Button type="submit" loading={send.isPending} className="self-start">
          {mailing === null ? texts.start : texts.save}
        </Button>
      </form>
    </Card>
  );
}
