/** The signature is absent, malformed or does not belong to these bytes. Answer 401. */
export class AtlasSignatureError extends Error {
  override readonly name = "AtlasSignatureError";
  readonly code = "invalid_signature";

  constructor() {
    super("The Atlas-Signature header is missing or does not match the request body.");
  }
}

/** The signature is valid, but the body is not a JSON object: it was signed with your secret by something else. */
export class AtlasPayloadError extends Error {
  override readonly name = "AtlasPayloadError";
  readonly code = "invalid_payload";

  constructor(cause?: unknown) {
    super("The signed request body is not a JSON object in UTF-8.", { cause });
  }
}
