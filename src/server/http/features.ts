import type { FastifyInstance } from 'fastify';
import { accountContract } from '#features/account/contract.ts';
import { accountHandlers } from '#features/account/server/routes.ts';
import { actionsContract } from '#features/actions/contract.ts';
import { actionsHandlers } from '#features/actions/server/routes.ts';
import { analysesContract } from '#features/analyses/contract.ts';
import { analysesHandlers } from '#features/analyses/server/routes.ts';
import { analyticsContract } from '#features/analytics/contract.ts';
import { analyticsHandlers } from '#features/analytics/server/routes.ts';
import { billingContract } from '#features/billing/contract.ts';
import { billingHandlers } from '#features/billing/server/routes.ts';
import { contactContract } from '#features/contact/contract.ts';
import { contactHandlers } from '#features/contact/server/routes.ts';
import { costsContract } from '#features/costs/contract.ts';
import { costsHandlers } from '#features/costs/server/routes.ts';
import { dashboardContract } from '#features/dashboard/contract.ts';
import { dashboardHandlers } from '#features/dashboard/server/routes.ts';
import { documentsContract } from '#features/documents/contract.ts';
import { documentsHandlers } from '#features/documents/server/routes.ts';
import { feedbackContract } from '#features/feedback/contract.ts';
import { feedbackHandlers } from '#features/feedback/server/routes.ts';
import { formAnswersContract } from '#features/form-answers/contract.ts';
import { formAnswersHandlers } from '#features/form-answers/server/routes.ts';
import { salesContract } from '#features/sales/contract.ts';
import { salesHandlers } from '#features/sales/server/routes.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Binding, bindContract } from './bind.ts';

/** Every contract of the product: what the security test walks, and what the app serves. */
export const contracts = {
  account: accountContract,
  actions: actionsContract,
  analyses: analysesContract,
  analytics: analyticsContract,
  billing: billingContract,
  contact: contactContract,
  costs: costsContract,
  dashboard: dashboardContract,
  documents: documentsContract,
  feedback: feedbackContract,
  formAnswers: formAnswersContract,
  sales: salesContract,
};

export function bindFeatures(app: FastifyInstance, deps: Dependencies, binding: Binding): void {
  bindContract(app, accountContract, accountHandlers(deps), binding);
  bindContract(app, actionsContract, actionsHandlers(deps), binding);
  bindContract(app, analysesContract, analysesHandlers(deps), binding);
  bindContract(app, analyticsContract, analyticsHandlers(deps), binding);
  bindContract(app, billingContract, billingHandlers(deps), binding);
  bindContract(app, contactContract, contactHandlers(deps), binding);
  bindContract(app, costsContract, costsHandlers(deps), binding);
  bindContract(app, dashboardContract, dashboardHandlers(deps), binding);
  bindContract(app, documentsContract, documentsHandlers(deps), binding);
  bindContract(app, feedbackContract, feedbackHandlers(deps), binding);
  bindContract(app, formAnswersContract, formAnswersHandlers(deps), binding);
  bindContract(app, salesContract, salesHandlers(deps), binding);
}
