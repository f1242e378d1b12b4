export { findByAccessToken, findByCode, findByRefreshToken, findClient } from "./load.ts";
