/** Measures one verifier against the bare HMAC in the same process; prints a line of JSON. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { candidates } from "./candidates.ts";

const rounds = 101;
const milliseconds = 5;

const [, , name = "ours", kilobytes = "1"] = process.argv;
const secret = "a-secret-that-only-the-two-of-us-know";
const body = Buffer.from(JSON.stringify({ text: "Your table is ready. ".repeat(Number(kilobytes) * 50) }));
const signature = createHmac("sha256", secret).update(body).digest("hex");

const floor = (): boolean => {
  const expected = createHmac("sha256", secret).update(body).digest();
  return timingSafeEqual(Buffer.from(signature, "hex"), expected);
};

/** Verifications a second. A wrong answer ends the measurement. */
const rate = async (verify: () => unknown): Promise<number> => {
  const begun = performance.now();
  let count = 0;
  while (performance.now() - begun < milliseconds) {
    for (let each = 0; each < 50; each += 1) {
      const answer = verify();
      if ((answer instanceof Promise ? await answer : answer) === false) throw new Error(`${name} refuses.`);
    }
    count += 50;
  }
  return (count / (performance.now() - begun)) * 1_000;
};

const verify = await candidates[name]?.({ secret, body, signature });
if (verify === undefined) throw new Error(`There is no candidate ${name}.`);
// The two take turns, so noise of the machine hits both. The median ratio is printed.
const taken: { readonly own: number; readonly ratio: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  const bare = await rate(floor);
  const own = await rate(verify);
  taken.push({ own, ratio: own / bare });
}
const middle = taken.toSorted((one, other) => one.ratio - other.ratio)[(rounds - 1) / 2];
console.log(JSON.stringify(middle));
process.exit(0);
