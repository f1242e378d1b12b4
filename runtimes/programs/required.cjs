/** What `require` gives is what `import` gives: one copy, so that `instanceof` holds in a program that has both. */
const names = [
  "contract",
  "sandbox",
  "sdk",
  "sdk/agent",
  "sdk/operations",
  "sdk/raw",
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
  if (typeof new Atlas({ token: "token" }).messages.send !== "function") throw new Error("There is no method.");
};

checkUse();
Promise.all(names.map(check)).then(() => console.log("required"));
