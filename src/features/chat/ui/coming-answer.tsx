import { FormattedText } from '#client/ui/receipt/formatted-text.tsx';
import { ReceiptProvider } from '#client/ui/receipt/receipt-context.tsx';
import { chatTexts as texts } from '../texts.ts';
import { AnswerCard } from './answer-card.tsx';

/** Never called: figures open once the answer is whole, when their receipts are here. */
const noRows = () => {
  throw new Error('an answer that is being written has no figures to open');
};

/** An answer as far as it is written. Read aloud when it is whole, not at each sentence. */
export function ComingAnswer({ text }: { text: string }) {
  return (
    <article aria-label={texts.consultant} aria-live="off" aria-busy>
      <ReceiptProvider facts={[]} figures={[]} rowsQuery={noRows} saveRows={noRows}>
        <AnswerCard>
          <FormattedText text={text} path="text" level={3} className="leading-relaxed" />
        </AnswerCard>
      </ReceiptProvider>
    </article>
  );
}
