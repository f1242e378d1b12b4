/** Facts of a deployment that the page carries. */
export interface Deployment {
  readonly environment: "sandbox" | "staging" | "production";
  /** Operators may sign in by the identity provider. */
  readonly singleSignOn: boolean;
  /** Anyone may create an organization. */
  readonly signUp: boolean;
  /** Links for forgotten passwords go by mail. */
  readonly sendsMail: boolean;
  /** The page may ask for a sandbox organization. */
  readonly freshSandbox: boolean;
  /** Address of the public API, for examples. */
  readonly apiUrl: string;
}
