export const CHILDREN: string;
