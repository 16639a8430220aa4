export const resolveOrm: string;
export const serverCommand: string[];
export const serverEnvironment: { NODE_COMPILE_CACHE: string };
