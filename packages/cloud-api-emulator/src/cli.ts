#!/usr/bin/env node
/** `npx @atlas-messaging/cloud-api-emulator`: the emulator as a server, with a page of phones. */
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { createEmulator } from "./emulator.ts";
import { serveEmulator } from "./serve.ts";

const usage = `Usage: cloud-api-emulator [options]

  --port PORT          4200 by default
  --host HOST          127.0.0.1 by default; who reaches another one can write from its phones
  --callback URL       address of the app for all callbacks
  --number ID=NUMBER   a business number, such as 1000=+15550783881; may be repeated
  --account ID         business account of the numbers
  --access-token, --app-secret, --verify-token TEXT
  --product NAME       messaging_product, whatsapp by default
  --reviews by-hand    leaves templates pending; they are approved at once by default
`;

const options = {
  port: { type: "string", default: "4200" },
  host: { type: "string", default: "127.0.0.1" },
  callback: { type: "string" },
  number: { type: "string", multiple: true },
  account: { type: "string" },
  "access-token": { type: "string" },
  "app-secret": { type: "string" },
  "verify-token": { type: "string" },
  product: { type: "string" },
  reviews: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

const portFrom = (text: string): number => {
  const port = Number(text);
  if (text === "" || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port takes a number from 0 to 65535, not ${text}.`);
  return port;
};

const callbackFrom = (text: string | undefined) => {
  if (text === undefined) return {};
  if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ""))
    throw new Error(`--callback takes an address, not ${text}.`);
  return { callback: text };
};

const reviewsFrom = (text: string | undefined) => {
  if (text === undefined) return {};
  if (text !== "by-hand") throw new Error(`--reviews takes by-hand, not ${text}.`);
  return { reviews: "by hand" } as const;
};

const numberFrom = (text: string, account: string | undefined) => {
  const [id = "", phoneNumber = ""] = text.split("=");
  if (!/^\d+$/.test(id) || !/^\+?\d{5,15}$/.test(phoneNumber)) throw new Error(`--number ${text} is not ID=NUMBER.`);
  return { id, phoneNumber, ...(account && { accountId: account }) };
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options });
  if (values.help) return void stdout.write(usage);
  const port = portFrom(values.port);
  const network = createEmulator({
    ...callbackFrom(values.callback),
    ...(values.number && { numbers: values.number.map((each) => numberFrom(each, values.account)) }),
    ...(values["access-token"] && { accessToken: values["access-token"] }),
    ...(values["app-secret"] && { appSecret: values["app-secret"] }),
    ...(values["verify-token"] && { verifyToken: values["verify-token"] }),
    ...(values.product && { product: values.product }),
    ...reviewsFrom(values.reviews),
  });
  const { url } = await serveEmulator(network, { port, host: values.host });
  const { version, accessToken, appSecret, verifyToken, accountId } = network.credentials;
  const rows = [
    ["Base address", `${url}/${version}`],
    ...network.numbers.flatMap(({ id, digits }) => [
      ["Phone number", `+${digits}`],
      ["Phone number id", id],
    ]),
    ["Business account id", accountId],
    ["Access token", accessToken],
    ["App secret", appSecret],
    ["Verify token", verifyToken],
    ["Callbacks go to", values.callback ?? "nowhere yet: connect a server to it, or pass --callback URL"],
    ["Phones to write from", `${url}/`],
  ];
  stdout.write(
    `WhatsApp's Cloud API, emulated. Enter:\n\n${rows.map(([name = "", value]) => `  ${name.padEnd(22)}${value}`).join("\n")}\n`,
  );
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
