/**
 * How to start the server with Node. Loading its modules makes Node grow the young generation to
 * 128 MB for good; limited to 16 MB it answers as fast.
 */
export const serverCommand = ['--max-semi-space-size=16', 'src/app/main.ts'];
