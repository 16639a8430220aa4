import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { drawnOnPage } from '#support/routed.ts';
import { FeedbackButton } from './feedback-button.tsx';
import { FeedbackForm, type FeedbackValues } from './feedback-form.tsx';
import { HelpfulThumbs } from './helpful-thumbs.tsx';

const empty: FeedbackValues = { feedbackType: '', category: '', rating: null, message: '' };

function Form({ values, pending = false }: { values: Partial<FeedbackValues>; pending?: boolean }) {
  const form = useForm<FeedbackValues>({ defaultValues: { ...empty, ...values } });
  return (
    <FeedbackForm
      form={form}
      pending={pending}
      onSubmit={() => undefined}
      onIncomplete={() => undefined}
    />
  );
}

test('what must be chosen says so, and nothing is chosen beforehand', () => {
  const page = drawnOnPage(<Form values={{}} />);
  for (const name of ['Typ av feedback', 'Område']) {
    const select = page.one('combobox', name);
    expect(select.attribute('aria-required')).toBe('true');
    expect(select.names('option')[0]).toBe('Välj');
  }
  expect(page.one('textbox', 'Meddelande (valfritt)').description).toBe(
    'Skriv inte känsliga uppgifter.',
  );
  expect(page.all('radio').every((star) => star.attribute('checked') === undefined)).toBe(true);
});

test.each<[FeedbackValues['feedbackType'], number]>([
  ['', 5],
  ['positive', 5],
  ['suggestion', 5],
  ['bug_report', 0],
])('feedback of kind %j is rated with %d stars', (feedbackType, stars) => {
  expect(drawnOnPage(<Form values={{ feedbackType }} />).all('radio')).toHaveLength(stars);
});

test('feedback on its way is not sent twice', () => {
  const button = drawnOnPage(<Form values={{}} pending />).one('button', 'Skickar...');
  expect(button.attribute('aria-disabled')).toBe('true');
});

test('the button says that a dialog comes, also where it is an icon alone', () => {
  const button = drawnOnPage(<FeedbackButton />).one('button', 'Ge feedback');
  expect(button.attribute('aria-haspopup')).toBe('dialog');
});

test('two thumbs are two answers in words, to the question of what is judged', () => {
  const page = drawnOnPage(<HelpfulThumbs context="sales_analysis" />);
  expect(page.text).toContain('Var analysen till hjälp?');
  expect(page.names('button')).toEqual(['Ja, den hjälpte', 'Nej, den hjälpte inte']);
  const plan = drawnOnPage(<HelpfulThumbs context="plan" question="Var planen till hjälp?" />);
  expect(plan.text).toContain('Var planen till hjälp?');
});
