import type { PageParts } from "./website.ts";

/** Shown to people at an address of the documentation that has no page. */
export const missingPage: PageParts = {
  path: null,
  title: "Page not found",
  description: "There is no page at this address.",
  main: {
    markdown:
      "# Page not found\n\nThere is no page at this address. Search, or start [at the beginning](/docs). Every page is listed in [llms.txt](/llms.txt).\n",
  },
};
