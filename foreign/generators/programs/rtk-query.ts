/** The endpoints of RTK Query in a store. It names them by path, since operation ids have dots. */
import { configureStore } from "@reduxjs/toolkit";
import { atlasApi } from "../dist/rtk-query.ts";
import { emptyApi, signedIn } from "./rtk-query-base.ts";
import { expect, message } from "./check.ts";

const { dispatch } = configureStore({
  reducer: { [emptyApi.reducerPath]: emptyApi.reducer },
  middleware: (defaults) => defaults().concat(emptyApi.middleware),
});

const credentials = await dispatch(atlasApi.endpoints.getSandboxCredentials.initiate({}));
expect(credentials.data !== undefined, "the default address answers");
const { token, phone_number } = credentials.data.data;
signedIn.token = token;

const send = (number: string) =>
  dispatch(atlasApi.endpoints.postV1AtlasMessages.initiate({ body: { ...message, phone_number: number } }));

const sent = await send(phone_number);
expect(sent.data?.data.queued, "a message is queued");

const listed = await dispatch(atlasApi.endpoints.getV1AtlasChannels.initiate({}));
expect(listed.data?.data.channels.length === 1, "a list is typed and full");

const refused = await send("nobody");
expect(JSON.stringify(refused.error).includes("validation_failed"), "a refusal is told");
