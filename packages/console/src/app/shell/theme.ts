/** The chosen theme. `early.ts` reads the same entry. */
import { useState } from "react";

export type Theme = "system" | "light" | "dark";

const entry = "atlas-theme";
const next: { readonly [Now in Theme]: Theme } = { system: "light", light: "dark", dark: "system" };

const keptTheme = (): Theme => {
  const kept = localStorage.getItem(entry);
  return kept === "light" || kept === "dark" ? kept : "system";
};

export const useTheme = () => {
  const [theme, setTheme] = useState(keptTheme);
  const turn = (): void => {
    const turned = next[theme];
    localStorage.setItem(entry, turned);
    const { dataset } = document.documentElement;
    if (turned === "system") delete dataset["theme"];
    else dataset["theme"] = turned;
    setTheme(turned);
  };
  return { theme, turn };
};
