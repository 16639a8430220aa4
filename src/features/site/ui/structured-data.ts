import { absolute } from '#client/origin.ts';
import { plans } from '#features/billing/plans.ts';
import { billingTexts } from '#features/billing/texts.ts';
import { brand } from '../../../brand.ts';
import type { HelpCategory } from '../texts/help.ts';
import { landingTexts } from '../texts/landing.ts';

/** The billing period of each price, in UN/CEFACT codes. */
const PERIODS = { monthly: 'MON', yearly: 'ANN' } as const;

function offer(name: string, price: number, period: keyof typeof PERIODS) {
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'SEK',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'SEK',
      unitCode: PERIODS[period],
      valueAddedTaxIncluded: false,
    },
  };
}

/** The company and its product for search engines (schema.org), with the page's prices. */
export function productData() {
  const organization = {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: brand.name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: brand.supportEmail,
  };
  const application = {
    '@type': 'SoftwareApplication',
    name: brand.name,
    description: landingTexts.metaDescription,
    url: absolute('/'),
    image: absolute('/og.png'),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: 'sv',
    publisher: { '@id': organization['@id'] },
    offers: [
      offer(billingTexts.free.name, plans.free.monthly, 'monthly'),
      offer(billingTexts.pro.name, plans.pro.monthly, 'monthly'),
      offer(billingTexts.pro.name, plans.pro.yearly, 'yearly'),
    ],
  };
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [organization, application],
    },
  };
}

/** Questions and answers for search engines, the same as on the page. */
export function questionsData(categories: readonly HelpCategory[]) {
  const questions = categories.flatMap((category) => category.questions);
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: 'sv',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.flat().join(' ') },
      })),
    },
  };
}
