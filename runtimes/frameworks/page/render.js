/** Prints the page as the server renders it: with its own token, and at the service's own address. */
import { asPrincipal } from "@atlas-messaging/query";
import { Atlas } from "@atlas-messaging/sdk";
import { principal, render } from "./dist/server/server.js";

const [, , baseUrl, token] = process.argv;
process.stdout.write(await render(asPrincipal(new Atlas({ baseUrl, token }), principal)));
