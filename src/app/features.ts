import type { FastifyInstance } from 'fastify';
import type { Contract } from '#contract/route.ts';
import { accountContract } from '#features/account/contract.ts';
import { guestContract } from '#features/account/guest-contract.ts';
import { secondStepContract } from '#features/account/second-step-contract.ts';
import { guestHandlers } from '#features/account/server/guest-checkout.ts';
import { accountHandlers, secondStepHandlers } from '#features/account/server/routes.ts';
import { adminContract } from '#features/admin/contract.ts';
import { adminHandlers } from '#features/admin/server/routes.ts';
import { adminSubscriptionsHandlers } from '#features/admin/server/subscriptions.ts';
import { adminSubscriptionsContract } from '#features/admin/subscriptions-contract.ts';
import { analyticsContract } from '#features/analytics/contract.ts';
import { analyticsHandlers } from '#features/analytics/server/routes.ts';
import { billingContract } from '#features/billing/contract.ts';
import { billingHandlers } from '#features/billing/server/routes.ts';
import { withdrawalHandlers } from '#features/billing/server/withdraw.ts';
import { usageContract } from '#features/billing/usage-contract.ts';
import { withdrawalContract } from '#features/billing/withdrawal-contract.ts';
import { chatContract } from '#features/chat/contract.ts';
import { modelConsultant } from '#features/chat/server/model-consultant.ts';
import { chatHandlers } from '#features/chat/server/routes.ts';
import { rulesConsultant } from '#features/chat/server/rules-consultant.ts';
import { lookupContract } from '#features/company-lookup/contract.ts';
import { lookupHandlers } from '#features/company-lookup/server/routes.ts';
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
import { exploreContract } from '#features/guides/explore-contract.ts';
import { firstLookContract } from '#features/guides/first-look-contract.ts';
import { packageContract } from '#features/guides/package-contract.ts';
import { reportAnswersContract } from '#features/guides/report-answers-contract.ts';
import { reportContract } from '#features/guides/report-contract.ts';
import { reportLinksContract } from '#features/guides/report-links-contract.ts';
import { unlinkDocument } from '#features/guides/server/analyses/unlink-document.ts';
import { exploreHandlers } from '#features/guides/server/explore-routes.ts';
import { figuresAhead, firstLookHandlers } from '#features/guides/server/first-look.ts';
import { analysesHandlers } from '#features/guides/server/routes.ts';
import { letterheadContract, letterheadPreviewContract } from '#features/letterhead/contract.ts';
import { letterheadHandlers } from '#features/letterhead/server/routes.ts';
import { mailingContract, mailingReaderContract } from '#features/mailings/contract.ts';
import { mailingHandlers, mailingReaderHandlers } from '#features/mailings/server/routes.ts';
import { modelsContract } from '#features/models/contract.ts';
import { modelsHandlers } from '#features/models/server/routes.ts';
import { moneyContract } from '#features/money/contract.ts';
import { moneyHandlers } from '#features/money/server/routes.ts';
import { onboardingContract } from '#features/onboarding/contract.ts';
import { onboardingHandlers } from '#features/onboarding/server/routes.ts';
import { personalDataContract } from '#features/personal-data/contract.ts';
import { personalDataHandlers } from '#features/personal-data/server/routes.ts';
import { planContract } from '#features/plan/contract.ts';
import { planHandlers } from '#features/plan/server/routes.ts';
import { recoveryContract } from '#features/recovery/contract.ts';
import { recoveryHandlers } from '#features/recovery/server/routes.ts';
import { reportCheckContract } from '#features/reports/check-contract.ts';
import { reportAnswersHandlers } from '#features/reports/server/answers/owner-routes.ts';
import { reportCheckHandlers } from '#features/reports/server/check/routes.ts';
import { reportLinksHandlers } from '#features/reports/server/links/owner-routes.ts';
import { sharedHandlers } from '#features/reports/server/links/shared-routes.ts';
import { packageHandlers } from '#features/reports/server/package.ts';
import { letterheadPreviewHandlers } from '#features/reports/server/preview.ts';
import { reportHandlers } from '#features/reports/server/routes.ts';
import { sharedContract } from '#features/reports/shared-contract.ts';
import { salesContract } from '#features/sales/contract.ts';
import { salesHandlers } from '#features/sales/server/routes.ts';
import { sampleContract } from '#features/sample/contract.ts';
import { sampleHandlers } from '#features/sample/server/routes.ts';
import { sandboxContract } from '#features/sandbox/contract.ts';
import { sandboxHandlers } from '#features/sandbox/server/routes.ts';
import { closingContract } from '#features/settings/closing-contract.ts';
import { settingsContract } from '#features/settings/contract.ts';
import { securityContract } from '#features/settings/security-contract.ts';
import { closingHandlers } from '#features/settings/server/closing-routes.ts';
import { settingsHandlers } from '#features/settings/server/routes.ts';
import { securityHandlers } from '#features/settings/server/security-routes.ts';
import { usageHandlers } from '#features/settings/server/usage.ts';
import { tasksContract } from '#features/tasks/contract.ts';
import { tasksHandlers } from '#features/tasks/server/routes.ts';
import { verificationContract } from '#features/verification/contract.ts';
import { verificationHandlers } from '#features/verification/server/routes.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Binding, bindContract, type Handlers } from '#server/http/bind.ts';
import { guides } from './guides.ts';

/** A contract with the handlers that answer it. */
function feature<const C extends Contract>(
  contract: C,
  handlers: (deps: Dependencies) => Handlers<C>,
) {
  return {
    contract,
    bind: (app: FastifyInstance, deps: Dependencies, binding: Binding) =>
      bindContract(app, contract, handlers(deps), binding),
  };
}

const features = {
  account: feature(accountContract, accountHandlers),
  actions: feature(planContract, planHandlers),
  admin: feature(adminContract, adminHandlers),
  adminSubscriptions: feature(adminSubscriptionsContract, adminSubscriptionsHandlers),
  analyses: feature(analysesContract, (deps) => analysesHandlers(deps, guides)),
  firstLook: feature(firstLookContract, (deps) => firstLookHandlers(deps, guides)),
  explore: feature(exploreContract, (deps) => exploreHandlers(deps, guides)),
  analytics: feature(analyticsContract, analyticsHandlers),
  billing: feature(billingContract, billingHandlers),
  chat: feature(chatContract, (deps) =>
    chatHandlers(deps, modelConsultant(deps, rulesConsultant(deps))),
  ),
  companyLookup: feature(lookupContract, lookupHandlers),
  contact: feature(contactContract, contactHandlers),
  costs: feature(costsContract, costsHandlers),
  documents: feature(documentsContract, (deps) =>
    documentsHandlers(deps, { onRead: figuresAhead(deps, guides), onRemoved: unlinkDocument }),
  ),
  feedback: feature(feedbackContract, feedbackHandlers),
  guest: feature(guestContract, guestHandlers),
  formAnswers: feature(answersContract, answersHandlers),
  mailing: feature(mailingContract, mailingHandlers),
  mailingReader: feature(mailingReaderContract, mailingReaderHandlers),
  money: feature(moneyContract, moneyHandlers),
  models: feature(modelsContract, modelsHandlers),
  onboarding: feature(onboardingContract, onboardingHandlers),
  personalData: feature(personalDataContract, personalDataHandlers),
  reports: feature(reportContract, reportHandlers),
  reportPackages: feature(packageContract, packageHandlers),
  reportAnswers: feature(reportAnswersContract, reportAnswersHandlers),
  letterhead: feature(letterheadContract, letterheadHandlers),
  letterheadPreview: feature(letterheadPreviewContract, letterheadPreviewHandlers),
  reportLinks: feature(reportLinksContract, reportLinksHandlers),
  reportCheck: feature(reportCheckContract, reportCheckHandlers),
  sharedReport: feature(sharedContract, (deps) => sharedHandlers(deps, guides)),
  recovery: feature(recoveryContract, recoveryHandlers),
  secondStep: feature(secondStepContract, secondStepHandlers),
  sales: feature(salesContract, salesHandlers),
  sample: feature(sampleContract, sampleHandlers),
  sandbox: feature(sandboxContract, (deps) => sandboxHandlers(deps, guides)),
  closing: feature(closingContract, closingHandlers),
  security: feature(securityContract, securityHandlers),
  settings: feature(settingsContract, settingsHandlers),
  tasks: feature(tasksContract, tasksHandlers),
  usage: feature(usageContract, usageHandlers),
  verification: feature(verificationContract, verificationHandlers),
  withdrawal: feature(withdrawalContract, withdrawalHandlers),
};

/** Every contract of the product, as walked by the security test. */
export const contracts: Readonly<Record<string, Contract>> = Object.fromEntries(
  Object.entries(features).map(([name, { contract }]) => [name, contract]),
);

export function bindFeatures(app: FastifyInstance, deps: Dependencies, binding: Binding): void {
  for (const { bind } of Object.values(features)) bind(app, deps, binding);
}
