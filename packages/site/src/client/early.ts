/** Runs before the page is shown, so that nothing moves or flashes: theme, and what needs a script. */
import { chosenTheme, showTheme } from "./theme.ts";

document.documentElement.classList.add("js");
showTheme(chosenTheme());
