export function findChromium(): string | undefined;
export function ensureChromium(): string;
export function hasNginx(): boolean;
export function ensureNginx(): void;
export function startServe(...options: string[]): Promise<{ address: string; stop(): void }>;
