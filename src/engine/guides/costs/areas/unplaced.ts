/** The area of what no account, supplier or word tells. Alone, so that pages can know it without the table. */
export const UNPLACED = 'Övrigt';
