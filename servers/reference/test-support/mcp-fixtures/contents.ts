/** The contents that the suite asks for, the smallest of each kind. */

/** One red pixel. */
export const image = {
  data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
  mimeType: "image/png",
} as const;

/** A sound without a sample. */
export const audio = {
  data: "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=",
  mimeType: "audio/wav",
} as const;

export const textBlock = (text: string) => ({ type: "text" as const, text });
