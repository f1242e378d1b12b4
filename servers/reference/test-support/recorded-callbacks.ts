/** Callbacks as the emulated network makes them of what people do on phones, recorded and not sent. */
import { createEmulator, manualClock, seededRandom } from "@atlas-messaging/cloud-api-emulator";

interface Recording {
  readonly seed: number;
  readonly numberId: string;
  /** Id of the number's business account. */
  readonly accountId: string;
  readonly acts: number;
  /** Milliseconds since 1970 at the first act. */
  readonly from: number;
}

export interface Recorded {
  readonly body: string;
  /** Ids of the messages and echoes in it. */
  readonly ids: readonly string[];
  /** `messages[].type`, `echo` of a message of the phone, or the field of anything else. */
  readonly kind: string;
}

const people = 4;

/** Records what so many acts of chance cause, a second or more apart. The same seed makes the same callbacks. */
export const recordCallbacks = async ({
  seed,
  numberId,
  accountId,
  acts,
  from,
}: Recording): Promise<readonly Recorded[]> => {
  const random = seededRandom(seed);
  const clock = manualClock(from);
  const recorded: Recorded[] = [];
  const network = createEmulator({
    product: "chatapp",
    clock,
    random,
    numbers: [{ id: numberId, phoneNumber: `+1555${numberId}`, accountId }],
    callback: "https://app.example/callbacks",
    fetch: async (request) => {
      recorded.push(recordOf(await request.text()));
      return new Response();
    },
  });
  const chance = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const phones = Array.from({ length: people }, (_, index) =>
    network.phone(`+1212${seed % 1_000}${String(1_000 + index)}`, {
      name: `Person ${index}`,
      // One hides the number, so that the network's id names them.
      ...(index === 0 ? { username: `person${seed}`, hidden: true } : {}),
    }),
  );
  const business = network.business();
  const deleted = new Set<string>();
  const ofPhone = (phone: (typeof phones)[number], who: "customer" | "business app") =>
    phone.messages().filter(({ id, from: by, type }) => by === who && type === "text" && !deleted.has(id));
  for (let act = 0; act < acts; act++) {
    clock.advance(1_000 + Math.floor(random() * 20_000));
    const phone = chance(phones) ?? phones[0];
    if (!phone) throw new Error("nobody has a phone");
    const [own, ours] = [chance(ofPhone(phone, "customer"))?.id, chance(ofPhone(phone, "business app"))?.id];
    const either = chance([own, ours].flatMap((id) => id ?? []));
    const does: readonly (() => Promise<unknown>)[] = [
      () => phone.says(`Text ${act}`),
      () => phone.says(`Quote ${act}`, either === undefined ? {} : { replyTo: either }),
      () => phone.says("x".repeat(4_097 + act)),
      () => phone.sendsFile("image", { caption: `Picture ${act}` }),
      () => phone.sends({ type: "location", location: { latitude: act % 90, longitude: 13 } }),
      () => phone.sendsUnsupported("poll"),
      () =>
        phone.sends({
          type: "order",
          order: { catalog_id: "7", product_items: [{ product_retailer_id: `p${act}`, quantity: 1 }] },
        }),
      () => business.says(phone.waId, `Echo ${act}`),
      ...(either === undefined
        ? []
        : [() => phone.reacts(either, chance(["👍", "❤️", "🎉"]) ?? "👍"), () => phone.takesBack(either)]),
      ...(own === undefined
        ? []
        : [() => phone.edits(own, `Edited ${act}`), () => (deleted.add(own), phone.deletes(own))]),
      ...(ours === undefined
        ? []
        : [() => business.edits(ours, `Corrected ${act}`), () => (deleted.add(ours), business.deletes(ours))]),
      () => (random() < 0.5 ? phone.stops() : phone.resumes()),
      () => network.report("account_update", { event: "NOTED", act }),
    ];
    await chance(does)?.();
  }
  return recorded;
};

const recordOf = (body: string): Recorded => {
  // The emulator's own envelope.
  const { entry } = JSON.parse(body) as { readonly entry: readonly { readonly changes: readonly Change[] }[] };
  const [change] = entry.flatMap(({ changes }) => changes);
  const { messages = [], message_echoes: echoes = [] } = change?.value ?? {};
  const [first] = [...messages, ...echoes];
  const kind =
    first === undefined ? (change?.field ?? "") : echoes.length > 0 && first.type === "text" ? "echo" : first.type;
  return { body, ids: [...messages, ...echoes].map(({ id }) => id), kind };
};

interface Change {
  readonly field: string;
  readonly value: { readonly messages?: readonly Told[]; readonly message_echoes?: readonly Told[] };
}

interface Told {
  readonly id: string;
  readonly type: string;
}
