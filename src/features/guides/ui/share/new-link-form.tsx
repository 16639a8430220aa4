import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { PasswordInput } from '#client/ui/password-input.tsx';
import { Select } from '#client/ui/select.tsx';
import {
  DEFAULT_LINK_DAYS,
  linkDays,
  linkPassword,
  reportLinksContract,
} from '../../report-links-contract.ts';
import { shareTexts } from '../../share-texts.ts';

const texts = shareTexts.form;
const { body } = reportLinksContract.make;
type Values = z.input<typeof body>;

interface NewLinkFormProps {
  busy: boolean;
  onSubmit: (values: Values) => void;
}

/** For whom a link is, how long it holds, and what it shows. */
export function NewLinkForm({ busy, onSubmit }: NewLinkFormProps) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(body),
    defaultValues: {
      label: '',
      days: DEFAULT_LINK_DAYS,
      password: null,
      rows: false,
      answers: false,
    },
  });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit(onSubmit)}
    >
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <Field label={texts.label} hint={texts.labelHint} error={errors.label?.message}>
          <Input autoComplete="off" placeholder={texts.labelPlaceholder} {...register('label')} />
        </Field>
        <Field label={texts.days} error={errors.days?.message} className="justify-end">
          <Select {...register('days', { valueAsNumber: true })}>
            {linkDays.map((days) => (
              <option key={days} value={days}>
                {texts.dayChoices[days]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label={texts.password}
        hint={texts.passwordHint(linkPassword.min)}
        error={errors.password?.message}
      >
        <PasswordInput
          autoComplete="new-password"
          {...register('password', { setValueAs: (value: string | null) => value || null })}
        />
      </Field>
      <Checkbox label={texts.rows} hint={texts.rowsHint} {...register('rows')} />
      <Checkbox label={texts.answers} hint={texts.answersHint} {...register('answers')} />
      <Button type="submit" loading={busy} className="self-start">
        {texts.make}
      </Button>
    </form>
  );
}
