/** Choices that a reader made, kept in the browser. A browser that keeps nothing is as good as a new one. */
export const recall = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

export const remember = (name: string, value: string): void => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be full or forbidden. The choice holds for this page.
  }
};
