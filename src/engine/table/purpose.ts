/** Which guide the file is read for: it decides roles, which accounts are used and their sign. */
export type Purpose = 'sales' | 'costs';
