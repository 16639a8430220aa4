import type { ComponentProps } from 'react';
import { callRoute } from '#client/data/call-route.ts';
import { cx } from '#client/ui/cx.ts';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { SaveRow } from '#client/ui/save-row.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { SniInput } from '#features/company-lookup/ui/sni-input.tsx';
import { settingsContract } from '../contract.ts';
import { type CompanyValues, companyForm, companyValues } from '../model.ts';
import { settingsTexts } from '../texts.ts';
import { Section } from './section.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const texts = settingsTexts.company;

type ShortField = Exclude<keyof CompanyValues, 'industry' | 'verksamhet'>;

/** The short fields in the order of the form; hints and keyboards where they differ. */
const fields: readonly (Pick<ComponentProps<typeof Input>, 'inputMode' | 'autoComplete'> & {
  name: ShortField;
  hint?: string;
  /** Two share a row on a phone too. */
  short?: true;
})[] = [
  { name: 'location', hint: texts.locationHint, autoComplete: 'address-level2' },
  { name: 'employees', inputMode: 'numeric', short: true },
  { name: 'foundedYear', inputMode: 'numeric', short: true },
  { name: 'revenue', hint: texts.revenueHint },
  { name: 'result', hint: texts.resultHint },
  { name: 'ceo', autoComplete: 'off' },
  { name: 'companyForm', autoComplete: 'off', short: true },
  { name: 'companyStatus', autoComplete: 'off', short: true },
  { name: 'website', autoComplete: 'url', inputMode: 'url' },
];

export function CompanySection() {
  const { form, save, discard, isDirty } = useSettingsForm<CompanyValues>({
    draft: 'settings-company',
    valuesOf: companyValues,
    texts,
    rules: companyForm,
    save: (values) => callRoute(settingsContract.changeCompany, { body: values }),
  });
  const { register, handleSubmit, watch, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  return (
    <Section id={texts.id} title={texts.title} lead={texts.lead}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit((values) => save.mutate(values))}
      >
        <div className="grid grid-cols-2 items-start gap-5 max-sm:gap-x-3">
          <Field
            className="max-sm:col-span-2"
            label={texts.industry}
            hint={texts.industryHint}
            error={errors.industry?.message}
          >
            <SniInput
              value={watch('industry') ?? ''}
              onChange={(value) =>
                setValue('industry', value, { shouldDirty: true, shouldValidate: isSubmitted })
              }
            />
          </Field>
          {fields.map(({ name, hint, short, ...attributes }) => (
            <Field
              key={name}
              className={cx(!short && 'max-sm:col-span-2')}
              label={texts[name]}
              hint={hint}
              error={errors[name]?.message}
            >
              <Input {...attributes} {...register(name)} />
            </Field>
          ))}
        </div>
        <Field label={texts.verksamhet} error={errors.verksamhet?.message}>
          <Textarea {...register('verksamhet')} />
        </Field>
        <SaveRow
          isDirty={isDirty}
          isSaving={save.isPending}
          onDiscard={discard}
          texts={settingsTexts}
        />
      </form>
    </Section>
  );
}
