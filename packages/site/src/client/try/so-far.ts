/** Reads what a stream of server-sent events has sent so far: up to a comment, which says that this is all, or its end. */
export const textSoFar = async ({ body }: Response): Promise<string> => {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!/^:/m.test(text)) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) break;
    text += value;
  }
  await reader?.cancel();
  return text;
};

export const isStream = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/event-stream") === true;
