import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Popover, PopoverContent, PopoverTrigger } from '#client/ui/popover.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { feedbackTexts as texts } from '../texts.ts';
import { FeedbackButton } from './feedback-button.tsx';
import { FeedbackForm, type FeedbackValues } from './feedback-form.tsx';
import { useSendFeedback } from './use-send-feedback.ts';

export interface FeedbackPanelProps {
  /** The page: `dashboard`, `sales`. */
  context: string;
  contextId?: string | number | null;
}

const empty: FeedbackValues = { feedbackType: '', category: '', rating: null, message: '' };

/** The feedback form, open at first, and its button; a closed form keeps its draft. */
export function FeedbackPanel({ context, contextId = null }: FeedbackPanelProps) {
  const titleId = useId();
  const [open, setOpen] = useState(true);
  const form = useForm<FeedbackValues>({ defaultValues: empty });
  const send = useSendFeedback(() => {
    form.reset(empty);
    setOpen(false);
    toast({ title: texts.sent.title, description: texts.sent.text });
  });

  const submit = ({ feedbackType, category, rating, message }: FeedbackValues) => {
    if (feedbackType === '' || category === '') return;
    const rated = feedbackType !== 'bug_report' && rating !== null;
    const text = message.trim();
    send.mutate({
      feedbackType,
      category,
      context,
      contextId,
      ...(rated && { rating }),
      ...(text !== '' && { message: text }),
    });
  };
  const complain = () => {
    const { title, text } = texts.incomplete;
    toast({ title, description: text, variant: 'destructive' });
  };

  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <FeedbackButton />
      </PopoverTrigger>
      <PopoverContent side="top" align="end" aria-labelledby={titleId} data-in-corner>
        <h2 id={titleId} className="text-base font-semibold">
          {texts.title}
        </h2>
        <p className="mt-0.5 mb-4 text-ink-muted">{texts.lead}</p>
        <FeedbackForm
          form={form}
          pending={send.isPending}
          onSubmit={submit}
          onIncomplete={complain}
        />
      </PopoverContent>
    </Popover>
  );
}
