/** Token in the fragment of an invitation's or a reset's address: `#token=…`. It is taken out at once. */
const found = new URLSearchParams(location.hash.replace(/^#/, "")).get("token");
if (found !== null) history.replaceState(null, "", location.pathname + location.search);

export const tokenInAddress = found ?? "";
