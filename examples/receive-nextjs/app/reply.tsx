"use client";

import { useActionState } from "react";
import { reply } from "./actions";

export const Reply = ({ phoneNumber }: { readonly phoneNumber: string }) => {
  const [{ said, unsure }, send, isPending] = useActionState(reply, { said: "" });
  return (
    <form action={send}>
      <input type="hidden" name="phone_number" value={phoneNumber} />
      <input name="text" defaultValue={unsure?.text} required />
      <button disabled={isPending}>Send</button> {said}
    </form>
  );
};
