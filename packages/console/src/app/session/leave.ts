import { useNavigate } from "@tanstack/react-router";
import { queries } from "../data/queries.ts";

/** Leads to the sign-in after the own session has ended, and forgets what was shown and written. */
export const useLeave = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: "/sign-in" });
    queries.clear();
    sessionStorage.clear();
  };
};
