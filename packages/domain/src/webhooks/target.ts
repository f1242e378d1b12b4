/** Where other protocols are spoken that could take a request for their own: the "bad ports" of the Fetch standard. */
const refusedPorts: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Why nothing is ever sent to a URL, wherever its host is; null when it may be. */
export const problemOfTarget = (text: string): string | null => {
  if (!URL.canParse(text)) return "This is not an absolute URL.";
  const { protocol, username, password, port } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return "Only http and https URLs are allowed.";
  if (username !== "" || password !== "") return "A URL with a user name or password is not allowed.";
  return refusedPorts.has(Number(port || "80")) ? `Port ${port} is not allowed.` : null;
};
