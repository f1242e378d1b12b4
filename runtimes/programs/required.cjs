/** CommonJS: what `require` gives is the same. */
const { Atlas } = require("@atlas-messaging/sdk");
const { signPayload, verifyAtlasSignature } = require("@atlas-messaging/webhooks");

if (verifyAtlasSignature("{}", signPayload("{}", "secret"), "secret") !== true) throw new Error("It is not verified.");
if (typeof new Atlas({ token: "token" }).messages.send !== "function") throw new Error("There is no method.");
console.log("required");
