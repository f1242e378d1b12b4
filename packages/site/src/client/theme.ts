/** Light, dark, or as the system is. */
import { recall, remember } from "./storage.ts";

const key = "atlas.theme";

export const chosenTheme = (): string => recall(key) ?? "";

export const showTheme = (theme: string): void => {
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
};

export const offerThemes = (): void => {
  const select = document.querySelector<HTMLSelectElement>("select.theme");
  if (!select) return;
  select.value = chosenTheme();
  select.addEventListener("change", () => {
    remember(key, select.value);
    showTheme(select.value);
  });
};
