/** What the made-up company sells, to whom and when. Every name is invented. Money is in öre. */
export interface SampleProduct {
  number: string;
  name: string;
  category: string;
  /** Price and purchase cost per unit in the first year. */
  price: number;
  cost: number;
  /** How often it is ordered, and how many at a time. */
  weight: number;
  quantity: number;
  /** Yearly change in how often it is ordered: 1 = none. */
  drift?: number;
  /** Change of price and cost from January 2026: 1 = none. */
  newPrice?: number;
  newCost?: number;
  /** Sells more in summer, or before Christmas. */
  season?: 'summer' | 'christmas';
  /** The last month it sells, 0 = November 2024. */
  lastMonth?: number;
  /** The first month it sells. */
  firstMonth?: number;
  /** The share of its sales that are returned. */
  returned?: number;
}

const coffee = { newPrice: 1.02, newCost: 1.18 };

export const products: readonly SampleProduct[] = [
  {
    number: '1001',
    name: 'Mellanrost Husets 500 g',
    category: 'Bryggkaffe',
    price: 6900,
    cost: 3950,
    weight: 16,
    quantity: 14,
    drift: 0.72,
    ...coffee,
  },
  {
    number: '1002',
    name: 'Mörkrost Hamnen 500 g',
    category: 'Bryggkaffe',
    price: 7400,
    cost: 4150,
    weight: 13,
    quantity: 12,
    ...coffee,
  },
  {
    number: '1003',
    name: 'Ljusrost Guatemala 250 g',
    category: 'Bryggkaffe',
    price: 6200,
    cost: 3300,
    weight: 6,
    quantity: 8,
    drift: 1.1,
    ...coffee,
  },
  {
    number: '1004',
    name: 'Koffeinfritt 500 g',
    category: 'Bryggkaffe',
    price: 8100,
    cost: 4700,
    weight: 4,
    quantity: 6,
    ...coffee,
  },
  {
    number: '1005',
    name: 'Julkaffe 500 g',
    category: 'Bryggkaffe',
    price: 8900,
    cost: 4500,
    weight: 5,
    quantity: 10,
    season: 'christmas',
    ...coffee,
  },
  {
    number: '1101',
    name: 'Espresso Napoli 1 kg',
    category: 'Espresso',
    price: 18900,
    cost: 10900,
    weight: 13,
    quantity: 8,
    ...coffee,
  },
  {
    number: '1102',
    name: 'Espresso Etiopien 1 kg',
    category: 'Espresso',
    price: 24900,
    cost: 12900,
    weight: 6,
    quantity: 5,
    drift: 1.55,
    ...coffee,
  },
  {
    number: '1103',
    name: 'Espresso Ekologisk 1 kg',
    category: 'Espresso',
    price: 22500,
    cost: 12600,
    weight: 7,
    quantity: 5,
    drift: 1.12,
    ...coffee,
  },
  {
    number: '1201',
    name: 'Kallbrygd 1 liter',
    category: 'Espresso',
    price: 5900,
    cost: 2600,
    weight: 6,
    quantity: 12,
    drift: 1.6,
    season: 'summer',
  },
  {
    number: '2001',
    name: 'Earl Grey 100 påsar',
    category: 'Te',
    price: 14500,
    cost: 6400,
    weight: 6,
    quantity: 4,
  },
  {
    number: '2002',
    name: 'Grönt te Sencha 250 g',
    category: 'Te',
    price: 16900,
    cost: 7200,
    weight: 4,
    quantity: 3,
  },
  {
    number: '2003',
    name: 'Rooibos Vanilj 250 g',
    category: 'Te',
    price: 12900,
    cost: 5300,
    weight: 4,
    quantity: 3,
    drift: 0.9,
  },
  {
    number: '2004',
    name: 'Chai löste 500 g',
    category: 'Te',
    price: 19900,
    cost: 8600,
    weight: 3,
    quantity: 3,
    drift: 1.3,
  },
  {
    number: '2005',
    name: 'Yerba Mate 250 g',
    category: 'Te',
    price: 13900,
    cost: 6900,
    weight: 2,
    quantity: 3,
    lastMonth: 14,
  },
  {
    number: '2006',
    name: 'Glöggte 100 g',
    category: 'Te',
    price: 7900,
    cost: 3200,
    weight: 4,
    quantity: 6,
    season: 'christmas',
  },
  {
    number: '3001',
    name: 'Drickchoklad 1 kg',
    category: 'Choklad',
    price: 15900,
    cost: 8200,
    weight: 5,
    quantity: 4,
  },
  {
    number: '3002',
    name: 'Pralinask 24 bitar',
    category: 'Choklad',
    price: 22900,
    cost: 11900,
    weight: 4,
    quantity: 6,
    season: 'christmas',
  },
  {
    number: '3003',
    name: 'Chokladbitar portion 200 st',
    category: 'Choklad',
    price: 24500,
    cost: 13900,
    weight: 4,
    quantity: 3,
  },
  {
    number: '4001',
    name: 'Sockerpåsar 1 000 st',
    category: 'Tillbehör',
    price: 9900,
    cost: 8900,
    weight: 6,
    quantity: 6,
    newCost: 1.04,
  },
  {
    number: '4002',
    name: 'Pappersmugg 25 cl 500 st',
    category: 'Tillbehör',
    price: 39500,
    cost: 29900,
    weight: 7,
    quantity: 3,
    newCost: 1.03,
  },
  {
    number: '4003',
    name: 'Bryggfilter 250 st',
    category: 'Tillbehör',
    price: 8500,
    cost: 4300,
    weight: 5,
    quantity: 5,
  },
  {
    number: '4004',
    name: 'Glaskanna 0,8 liter',
    category: 'Tillbehör',
    price: 24900,
    cost: 13900,
    weight: 3,
    quantity: 3,
    returned: 0.22,
  },
  {
    number: '4005',
    name: 'Rengöringstabletter 100 st',
    category: 'Tillbehör',
    price: 19900,
    cost: 8900,
    weight: 3,
    quantity: 2,
  },
  {
    number: '4006',
    name: 'Havredryck Barista 6-pack',
    category: 'Tillbehör',
    price: 13900,
    cost: 9900,
    weight: 5,
    quantity: 8,
    drift: 1.35,
  },
  {
    number: '4007',
    name: 'Siphonbryggare',
    category: 'Tillbehör',
    price: 89000,
    cost: 56000,
    weight: 0.6,
    quantity: 1,
    lastMonth: 11,
  },
];

export interface SampleCustomer {
  name: string;
  channel: 'Säljare' | 'Webb' | 'Telefon';
  /** Orders in an ordinary month, and their relative size. */
  orders: number;
  size: number;
  /** Discount in percent of the price. */
  discount?: number;
  firstMonth?: number;
  lastMonth?: number;
}

export const customers: readonly SampleCustomer[] = [
  { name: 'Kontorskaffe Mälarviken AB', channel: 'Säljare', orders: 6, size: 2.6, discount: 12 },
  {
    name: 'Fjällvyn Hotell & Spa AB',
    channel: 'Säljare',
    orders: 4,
    size: 2.1,
    discount: 10,
    lastMonth: 11,
  },
  { name: 'Strandpromenadens Café AB', channel: 'Säljare', orders: 3, size: 1.2 },
  { name: 'Bageri Sju Sorters AB', channel: 'Säljare', orders: 3, size: 1.1, discount: 5 },
  { name: 'Hotell Tre Granar AB', channel: 'Säljare', orders: 2, size: 1.5, discount: 8 },
  { name: 'Restaurang Lyktan i Hamnen AB', channel: 'Säljare', orders: 2, size: 1.2 },
  { name: 'Lunchköket Ekbacken AB', channel: 'Säljare', orders: 2, size: 1.1, discount: 5 },
  { name: 'Coworking Ljusgården AB', channel: 'Säljare', orders: 2, size: 1.4, firstMonth: 9 },
  { name: 'Konferens Sjöutsikten AB', channel: 'Säljare', orders: 1.5, size: 1.6, discount: 5 },
  { name: 'Gym & Kaffe Vinden AB', channel: 'Säljare', orders: 1.5, size: 0.9, firstMonth: 13 },
  { name: 'Café Kanelknuten AB', channel: 'Webb', orders: 2.4, size: 0.9 },
  { name: 'Café Blåklinten HB', channel: 'Webb', orders: 2, size: 0.8 },
  { name: 'Kafferummet Öster AB', channel: 'Webb', orders: 2, size: 0.8 },
  { name: 'Delikatessen Hörnet AB', channel: 'Webb', orders: 2, size: 0.9 },
  { name: 'Glasscaféet Vågen AB', channel: 'Webb', orders: 1.6, size: 0.8 },
  { name: 'Bokcaféet Sidan Ett AB', channel: 'Webb', orders: 1.4, size: 0.7 },
  {
    name: 'Surdegsbageriet Norra Torget AB',
    channel: 'Webb',
    orders: 1.4,
    size: 0.9,
    firstMonth: 6,
  },
  { name: 'Butik Skafferiet i Lunden AB', channel: 'Webb', orders: 1.4, size: 0.9 },
  { name: 'Presentbutiken Rosen HB', channel: 'Webb', orders: 1, size: 0.8 },
  { name: 'Kontorshotellet Kvarnen AB', channel: 'Webb', orders: 1.2, size: 1, firstMonth: 10 },
  { name: 'Padelhallen Västra AB', channel: 'Webb', orders: 1, size: 0.8, firstMonth: 14 },
  { name: 'Café Syrenen AB', channel: 'Webb', orders: 1.3, size: 0.7, lastMonth: 19 },
  { name: 'Foodtruck Rullande Rosten AB', channel: 'Webb', orders: 1.2, size: 0.6, firstMonth: 5 },
  { name: 'Handelsboden Björksta AB', channel: 'Webb', orders: 1, size: 0.8 },
  { name: 'Tehuset Lotusblomman HB', channel: 'Webb', orders: 1.2, size: 0.7 },
  { name: 'Gårdsbutiken Solängen AB', channel: 'Telefon', orders: 1.2, size: 0.8 },
  { name: 'Bygdegårdens Café Åsen AB', channel: 'Telefon', orders: 1, size: 0.7 },
  { name: 'Vandrarhemmet Forsen AB', channel: 'Telefon', orders: 1, size: 0.8 },
  { name: 'Bilverkstaden Kaffepausen AB', channel: 'Telefon', orders: 0.8, size: 0.6 },
  { name: 'Snickeriet i Dalen AB', channel: 'Telefon', orders: 0.8, size: 0.6, lastMonth: 10 },
  { name: 'Kyrkans Café Exempelby AB', channel: 'Telefon', orders: 0.8, size: 0.6, lastMonth: 18 },
  { name: 'Advokatkontoret Exempel AB', channel: 'Telefon', orders: 0.9, size: 0.7 },
  { name: 'Tandvården Leendet AB', channel: 'Telefon', orders: 0.9, size: 0.6 },
  { name: 'Marinan Gästhamn AB', channel: 'Telefon', orders: 0.8, size: 0.8 },
];

/** Sales by month relative to an average month, January first. */
export const yearShape = [0.88, 0.9, 0.97, 0.98, 1.02, 0.96, 0.72, 0.9, 1.04, 1.1, 1.24, 1.36];
