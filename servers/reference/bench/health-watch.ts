/** Thread that asks an address until it is told to stop, and then says how long the longest answer took, in ms. */
const every = 20;

let [longest, ended] = [0, false];

const watch = async (url: string): Promise<void> => {
  while (!ended) {
    const start = performance.now();
    await (await fetch(url)).text().catch(() => "");
    longest = Math.max(longest, performance.now() - start);
    await Bun.sleep(every);
  }
  postMessage(longest);
};

addEventListener("message", ({ data }: MessageEvent<string | null>) => {
  if (data === null) ended = true;
  else void watch(data);
});
