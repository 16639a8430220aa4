import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import type { Focus } from '#engine/consultant/question/ask.ts';
import type { AnswerPiece } from '../contract.ts';

/** A question to a consultant, whoever answers it. */
export interface ConsultantQuestion {
  ownerId: string;
  message: string;
  /** The analysis it is asked from; null for the newest ones. */
  analysisId: string | null;
  /** What the answer before it was about. */
  focus: Focus | null;
  /** What the answer before it was taken to be about, and its figures. */
  before: Pick<ConsultantAnswer, 'meant' | 'facts'> | null;
}

/** Answers questions about a company's figures. Each figure of the answer is one of its facts. */
export interface Consultant {
  answer(
    question: ConsultantQuestion,
    emit: (piece: AnswerPiece) => void,
    signal: AbortSignal,
  ): Promise<ConsultantAnswer>;
}

/** A consultant that can tell beforehand what a question would send out of the house. */
export interface OpenConsultant extends Consultant {
  /** Word for word; null where nothing would be sent, whatever the company lets. */
  payload(question: ConsultantQuestion, signal: AbortSignal): Promise<string | null>;
}

/** Thrown where the asker stopped an answer, with what had been shown of it; null for nothing. */
export class StoppedAnswer extends Error {
  readonly answer: ConsultantAnswer | null;

  constructor(answer: ConsultantAnswer | null) {
    super('the answer was stopped');
    this.answer = answer;
  }
}
