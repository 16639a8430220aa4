import type { FastifyInstance } from 'fastify';
import { accountContract } from '#features/account/contract.ts';
import { accountHandlers } from '#features/account/server/routes.ts';
import { analyticsContract } from '#features/analytics/contract.ts';
import { analyticsHandlers } from '#features/analytics/server/routes.ts';
import { billingContract } from '#features/billing/contract.ts';
import { billingHandlers } from '#features/billing/server/routes.ts';
import { contactContract } from '#features/contact/contract.ts';
import { contactHandlers } from '#features/contact/server/routes.ts';
import { costsContract } from '#features/costs/contract.ts';
import { costsHandlers } from '#features/costs/server/routes.ts';
import { documentsContract } from '#features/documents/contract.ts';
import { documentsHandlers } from '#features/documents/server/routes.ts';
import { feedbackContract } from '#features/feedback/contract.ts';
import { feedbackHandlers } from '#features/feedback/server/routes.ts';
import { answersContract } from '#features/guides/answers/contract.ts';
import { answersHandlers } from '#features/guides/answers/server/routes.ts';
import { analysesContract } from '#features/guides/contract.ts';
import { unlinkDocument } from '#features/guides/server/analyses/unlink-document.ts';
import { analysesHandlers } from '#features/guides/server/routes.ts';
import { planContract } from '#features/plan/contract.ts';
import { planHandlers } from '#features/plan/server/routes.ts';
import { salesContract } from '#features/sales/contract.ts';
import { salesHandlers } from '#features/sales/server/routes.ts';
import { sampleContract } from '#features/sample/contract.ts';
import { sampleHandlers } from '#features/sample/server/routes.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Binding, bindContract } from '#server/http/bind.ts';
import { guides } from './guides.ts';

/** Every contract of the product, as served by the app and walked by the security test. */
export const contracts = {
  account: accountContract,
  actions: planContract,
  analyses: analysesContract,
  analytics: analyticsContract,
  billing: billingContract,
  contact: contactContract,
  costs: costsContract,
  documents: documentsContract,
  feedback: feedbackContract,
  formAnswers: answersContract,
  sales: salesContract,
  sample: sampleContract,
};

export function bindFeatures(app: FastifyInstance, deps: Dependencies, binding: Binding): void {
  bindContract(app, accountContract, accountHandlers(deps), binding);
  bindContract(app, planContract, planHandlers(deps), binding);
  bindContract(app, analysesContract, analysesHandlers(deps, guides), binding);
  bindContract(app, analyticsContract, analyticsHandlers(deps), binding);
  bindContract(app, billingContract, billingHandlers(deps), binding);
  bindContract(app, contactContract, contactHandlers(deps), binding);
  bindContract(app, costsContract, costsHandlers(deps), binding);
  bindContract(app, sampleContract, sampleHandlers(deps), binding);
  bindContract(app, documentsContract, documentsHandlers(deps, unlinkDocument), binding);
  bindContract(app, feedbackContract, feedbackHandlers(deps), binding);
  bindContract(app, answersContract, answersHandlers(deps), binding);
  bindContract(app, salesContract, salesHandlers(deps), binding);
}
