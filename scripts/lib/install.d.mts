interface Locked {
  packages: Record<
    string,
    { link?: boolean; integrity?: string; os?: string[]; cpu?: string[]; libc?: string[] }
  >;
}
export function unhashed(
  lock: Locked,
  machine: { platform: string; arch: string; libc?: string },
): string[];
export function node(root: string): string;
export function withBin(root: string): { PATH: string };
export function installIfStale(root: string): Promise<void>;
