export const resolveHook: string;
export const serverCommand: string[];
export const serverEnvironment: { CHILD_SCRIPTS: string; NODE_COMPILE_CACHE: string };
