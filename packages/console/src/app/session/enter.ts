import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

/** Returns a function that opens the console after a sign-in, at the page that was asked for. */
export const useEnter = () => {
  const queries = useQueryClient();
  const router = useRouter();
  return async (to?: string): Promise<void> => {
    // Data of an earlier session must not be shown.
    queries.clear();
    await router.invalidate();
    // An address of the console alone: anything else could lead away.
    const path = to !== undefined && /^\/[^/\\]/.test(to) ? to : "/";
    router.history.push(router.basepath + path.replace(/^\/console(?=\/|$)/, ""));
  };
};
