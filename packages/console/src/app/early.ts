/** Applies the chosen theme before the page is shown. It reads what `shell/bar.tsx` writes. */
const kept = localStorage.getItem("atlas-theme");
if (kept === "light" || kept === "dark") document.documentElement.dataset["theme"] = kept;
