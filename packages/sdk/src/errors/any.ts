import type { ErrorCode } from "@atlas-messaging/contract";
import { ServiceError } from "./service.ts";
import type { AnyCode, RefusedCall, UnknownCode } from "./service.ts";

type Each<Code extends AnyCode> = Code extends AnyCode ? ServiceError<Code> : never;

/**
 * The service refused a call or failed (interface specification, Errors). Checking `code` narrows the type.
 *
 * @example
 * ```ts
 * try {
 *   await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
 * } catch (error) {
 *   if (error instanceof AtlasError && error.code === "window_closed") await sendTemplate();
 *   else throw error;
 * }
 * ```
 */
export type AtlasError = Each<ErrorCode | "unexpected_answer"> | ServiceError<UnknownCode>;

interface AnyErrorClass {
  new (call: RefusedCall): AtlasError;
  readonly prototype: AtlasError;
  [Symbol.hasInstance](error: unknown): error is AtlasError;
}

/** Gives the class the type of the union. Each of its errors has exactly one code, so it belongs there. */
export const AtlasError = ServiceError as unknown as AnyErrorClass;
