import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Rating } from '#client/ui/rating.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { feedbackCategories, feedbackTypes } from '../contract.ts';
import { feedbackTexts as texts } from '../texts.ts';

export interface FeedbackValues {
  feedbackType: (typeof feedbackTypes)[number] | '';
  category: (typeof feedbackCategories)[number] | '';
  rating: number | null;
  message: string;
}

interface FeedbackFormProps {
  form: UseFormReturn<FeedbackValues>;
  pending: boolean;
  onSubmit: (values: FeedbackValues) => void;
  onIncomplete: () => void;
}

/** Type and category are required; bug reports have no rating. */
export function FeedbackForm({ form, pending, onSubmit, onIncomplete }: FeedbackFormProps) {
  const { register, control, watch, handleSubmit, formState } = form;
  const { errors } = formState;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={handleSubmit(onSubmit, onIncomplete)}
    >
      <Field label={texts.type} required error={errors.feedbackType?.message}>
        <Select {...register('feedbackType', { required: texts.chooseType })}>
          <option value="">{texts.choose}</option>
          {feedbackTypes.map((type) => (
            <option key={type} value={type}>
              {texts.types[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.category} required error={errors.category?.message}>
        <Select {...register('category', { required: texts.chooseCategory })}>
          <option value="">{texts.choose}</option>
          {feedbackCategories.map((category) => (
            <option key={category} value={category}>
              {texts.categories[category]}
            </option>
          ))}
        </Select>
      </Field>
      {watch('feedbackType') !== 'bug_report' && (
        <Controller
          control={control}
          name="rating"
          render={({ field }) => (
            <Rating
              legend={texts.rating}
              value={field.value}
              onChange={field.onChange}
              nameOf={texts.ratingOf}
            />
          )}
        />
      )}
      <Field label={texts.message} hint={texts.messageHint}>
        <Textarea maxLength={5000} {...register('message')} />
      </Field>
      <Button type="submit" loading={pending}>
        {pending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
