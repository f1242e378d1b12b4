import { useNow } from "../../ui/time.tsx";

export const hourMilliseconds = 3_600_000;

/** Returns the full hour that was so many hours ago. It changes once an hour, so queries by it are kept. */
export const useHour = (hoursAgo: number): string =>
  new Date((Math.floor(useNow() / hourMilliseconds) - hoursAgo) * hourMilliseconds).toISOString();
