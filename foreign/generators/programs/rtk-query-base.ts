/** The API that the generated endpoints of RTK Query are injected into, as its guide says. */
import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query";
import contract from "../dist/openapi.json";

export const signedIn = { token: "" };

export const emptyApi = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: contract.servers[0]?.url ?? "",
    prepareHeaders: (headers) => {
      if (signedIn.token !== "") headers.set("authorization", `Bearer ${signedIn.token}`);
    },
  }),
  endpoints: () => ({}),
});
