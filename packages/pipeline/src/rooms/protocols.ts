import { confirmsCredential, isConfirming } from "./principals.ts";

type Recognizes = (request: Request) => boolean;

const protocols = new WeakMap<object, Recognizes>();

/** Marks a handler that also speaks a protocol of its own; its messages are not held to the contract. */
export const alsoSpeaks = <Handler extends object>(recognizes: Recognizes, handler: Handler): Handler => {
  protocols.set(handler, recognizes);
  return handler;
};

/** Has a handler that stands before another speak what that one speaks, and confirm what it confirms. */
export const actsLike = <Handler extends object>(other: object, handler: Handler): Handler => {
  if (isConfirming(other)) confirmsCredential(handler);
  const recognizes = protocols.get(other);
  return recognizes ? alsoSpeaks(recognizes, handler) : handler;
};

/** Whether a request is in a protocol of its handler's own. */
export const speaksAnother = (handler: object, request: Request): boolean => protocols.get(handler)?.(request) ?? false;
