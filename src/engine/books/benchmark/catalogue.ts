import {
  type CatalogueKey,
  catalogue,
  change,
  count,
  each,
  percent,
  percentagePoints,
} from '../../facts/catalogue.ts';

/**
 * Subject `ratio` (`Rörelsemarginal`): SCB's quartiles for the industry, and the company's distance from the median.
 * Every analysis with books gives them; stored keys never change, so they are called what those of costs first were.
 */
export const industryRows = each('per nyckeltal', {
  industryLow: percent('costs.industry.low', 'Branschens lägre kvartil'),
  industryMedian: percent('costs.industry.median', 'Branschens median'),
  industryHigh: percent('costs.industry.high', 'Branschens övre kvartil'),
  industryDifference: change(
    percentagePoints('costs.industry.difference', 'Skillnad mot branschens median'),
  ),
  industryCompanies: count('costs.industry.companies', 'Antal företag i jämförelsen'),
});

export const industryCatalogue = catalogue(industryRows);

export const industryKeys = industryCatalogue.keys;

export type IndustryKey = CatalogueKey<typeof industryCatalogue>;
