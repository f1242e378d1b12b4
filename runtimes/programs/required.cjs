/**
 * What `require` gives is what `import` gives: one copy, so that `instanceof` holds in a program that has both. With
 * `--alone` it asks for CommonJS alone, in a Node.js that cannot require ES modules.
 */
const names = [
  "contract",
  "sandbox",
  "sdk",
  "sdk/agent",
  "sdk/operations",
  "sdk/raw",
  "validators",
  "validators/requests",
  "validators/responses/messages",
  "webhooks",
  "webhooks/testing",
  "webhooks/web",
].map((name) => `@atlas-messaging/${name}`);

const check = async (name) => {
  const [required, imported] = [require(name), await import(name)];
  for (const [member, value] of Object.entries(required))
    if (imported[member] !== value) throw new Error(`${member} of ${name} is another when it is imported.`);
};

const checkUse = () => {
  const { Atlas } = require("@atlas-messaging/sdk");
  const { signPayload, verifyAtlasSignature } = require("@atlas-messaging/webhooks");
  if (verifyAtlasSignature("{}", signPayload("{}", "secret"), "secret") !== true)
    throw new Error("It is not verified.");
  if (typeof new Atlas({ token: "token", baseUrl: "http://127.0.0.1:4100" }).messages.send !== "function")
    throw new Error("There is no method.");
};

checkUse();
if (process.argv.includes("--alone")) console.log(`${names.map(require).length} required alone`);
else Promise.all(names.map(check)).then(() => console.log("required"));
