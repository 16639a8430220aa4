/** Which model writes, and where it is. */
export interface ModelSettings {
  provider: 'anthropic' | 'openai-compatible';
  /** Null for the provider's own address. */
  baseUrl: string | null;
  model: string;
  /** Null where the server asks for none. */
  apiKey: string | null;
}
