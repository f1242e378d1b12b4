/** First calls of a newcomer, as a sandbox prints them: for `sh`, and on Windows for PowerShell. */

/** Credentials of a sandbox. */
interface Caller {
  readonly token: string;
  readonly phone_number: string;
  readonly conversation_id: string;
}

interface Shell {
  post(address: string, token: string, body: object): string;
  /** Prints what was said in a conversation, of an answer with much else. */
  texts(address: string, token: string): string;
  /** Sets a variable for a command. */
  having(name: string, value: string, command: string): string;
}

export const sh: Shell = {
  post: (address, token, body) =>
    [
      `curl -sS ${address} \\`,
      `  -H 'Authorization: Bearer ${token}' \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d '${JSON.stringify(body)}'`,
    ].join("\n"),
  texts: (address, token) => `curl -sS ${address} -H 'Authorization: Bearer ${token}' | grep -o '"text":"[^"]*"'`,
  having: (name, value, command) => `${name}=${value} ${command}`,
};

/** Uses no curl: the PowerShell of Windows has another command of that name, and takes the quotes out of a body for `curl.exe`. */
export const powerShell: Shell = {
  post: (address, token, body) =>
    [
      `Invoke-RestMethod ${address} -Method Post \``,
      `  -Headers @{ Authorization = 'Bearer ${token}' } \``,
      `  -ContentType application/json \``,
      `  -Body '${JSON.stringify(body)}' | ConvertTo-Json -Depth 9`,
    ].join("\n"),
  texts: (address, token) =>
    `(Invoke-RestMethod ${address} -Headers @{ Authorization = 'Bearer ${token}' }).data.recent_messages.text`,
  having: (name, value, command) => `$env:${name} = "${value}"; ${command}`,
};

/** Returns the shell that people have on such a machine. */
export const shellOf = (platform: string): Shell => (platform === "win32" ? powerShell : sh);

export const firstMessage = ({ phone_number }: Pick<Caller, "phone_number">) => ({
  idempotency_key: "first-message",
  phone_number,
  text: "Your table is ready.",
});

/** A new sandbox has no agent, so that one of your own is the only one that answers. */
export const firstAgent = { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0 };

export const firstQuestion = ({ phone_number }: Pick<Caller, "phone_number">) => ({
  channel: "chatapp",
  customer: { phone_number },
  event_type: "message.received",
  message: { text: "When are you open?" },
});

/** Returns the command that sends a message. */
export const sending = (shell: Shell, url: string, caller: Caller): string =>
  shell.post(`${url}/v1/atlas/messages`, caller.token, firstMessage(caller));

/** Returns the commands that let an agent answer a customer. The last prints what was said. */
export const answering = (shell: Shell, url: string, caller: Caller): string =>
  [
    shell.post(`${url}/v1/atlas/agents`, caller.token, firstAgent),
    shell.post(`${url}/v1/atlas/events`, caller.token, firstQuestion(caller)),
    shell.texts(`${url}/v1/atlas/context/${caller.conversation_id}`, caller.token),
  ].join("\n");
