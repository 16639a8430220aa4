import { catalogue, change, each, money, percent } from '../facts/catalogue.ts';

/** Every figure of sales and costs held against each other, over the months that are whole in both. */
export const moneyCatalogue = catalogue({
  revenue: money('money.revenue.total', 'Omsättning'),
  cost: money('money.cost.total', 'Kostnader'),
  left: change(money('money.left.total', 'Kvar efter kostnaderna')),
  margin: change(percent('money.left.share', 'Kvar av omsättningen')),
  perHundred: money('money.cost.perHundred', 'Kostnader per 100 kr omsättning'),
  ...each('per månad', {
    monthLeft: change(money('money.month.left', 'Kvar efter kostnaderna')),
    monthMargin: change(percent('money.month.share', 'Kvar av omsättningen')),
  }),

  /** The latest months, twelve where there are so many, and the same months a year before. */
  revenueNow: money('money.revenue.current', 'Omsättning'),
  revenueBefore: money('money.revenue.previous', 'Omsättning'),
  costNow: money('money.cost.current', 'Kostnader'),
  costBefore: money('money.cost.previous', 'Kostnader'),
  leftNow: change(money('money.left.current', 'Kvar efter kostnaderna')),
  leftBefore: change(money('money.left.previous', 'Kvar efter kostnaderna')),
  revenueChange: change(money('money.revenue.change', 'Förändring av omsättningen')),
  costChange: change(money('money.cost.change', 'Förändring av kostnaderna')),
  /** What the change of the costs does to what is left: the same with the sign turned. */
  costEffectLike: change(money('money.cost.effectLike', 'Kostnader som båda åren har')),
  costEffectRest: change(
    money('money.cost.effectRest', 'Kostnader som det ena året saknar, helt eller delvis'),
  ),
  costEffect: change(
    money('money.cost.effect', 'Vad de ändrade kostnaderna gör med det som blir kvar'),
  ),
  leftChange: change(money('money.left.change', 'Förändring av det som blev kvar')),

  /** Goods, by the sales and by the costs of the same months, and how far apart, of what was sold. */
  goodsSold: money('money.goods.sold', 'Kostnad för det som såldes, enligt försäljningsfilen'),
  goodsBought: money('money.goods.bought', 'Inköp av varor och material, enligt kostnadsfilen'),
  goodsApart: percent('money.goods.apart', 'Skillnad mellan filernas kostnad för varor'),

  fixed: money('money.fixed.perMonth', 'Fasta kostnader per månad'),
  revenuePerMonth: money('money.revenue.perMonth', 'Omsättning per månad i snitt'),
  breakEven: money('money.breakEven.perMonth', 'Nollpunkt: omsättning per månad'),
});

export const moneyKeys = moneyCatalogue.keys;
