/** A client of the Cloud API that others make, unchanged. */

/** Values that the emulator prints. */
export interface Network {
  /** Address without version. */
  readonly origin: string;
  readonly version: string;
  readonly accessToken: string;
  readonly appSecret: string;
  readonly numberId: string;
  readonly accountId: string;
}

/** A callback as it came. */
export interface Callback {
  readonly raw: string;
  readonly signature: string;
}

export interface CloudApiClient {
  /** Sends a text. Returns its id; rejects with the words of a refusal. */
  readonly text: (to: string, body: string) => Promise<string>;
  readonly markRead: (messageId: string) => Promise<void>;
  /** Uploads a picture and returns the type that the API then knows it by. */
  readonly upload: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  /** Sends a text with two buttons. */
  readonly buttons: (to: string) => Promise<string>;
  /** Creates a template and returns names of all; null where the client has no templates. */
  readonly template: ((name: string) => Promise<readonly string[]>) | null;
  /** Tells if the signature of a callback is right. */
  readonly isSigned: (callback: Callback) => Promise<boolean>;
}

export type Connect = (network: Network) => CloudApiClient;

export const buttonWords = ["Six", "Seven"] as const;
