/** The page with phones. Plain HTML: no request leaves it but to this server. */

const style = `
:root { color-scheme: light dark; --line: light-dark(#ccd3d8, #3a444b); --paper: light-dark(#fff, #171d21);
  --ground: light-dark(#f2f4f5, #0e1215); --ink: light-dark(#14191c, #e8edf0); --quiet: light-dark(#55616a, #9fadb6);
  --own: light-dark(#d7f2df, #1d4630); --accent: light-dark(#0b6b3a, #6fd99a); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.45 system-ui, sans-serif; background: var(--ground); color: var(--ink); }
header, main { max-width: 76rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; margin: 0; } h2 { font-size: 1rem; margin: 0 0 .5rem; } p { margin: .25rem 0; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
label { display: grid; font-size: .85rem; color: var(--quiet); max-width: 100%; } select { max-width: 100%; }
input, select, button { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--line);
  border-radius: .4rem; padding: .4rem .6rem; min-height: 2.5rem; }
button { cursor: pointer; } button.main { background: var(--accent); color: var(--paper); border-color: transparent; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
#phones { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1rem; margin-top: 1rem; }
section.phone, details { background: var(--paper); border: 1px solid var(--line); border-radius: .8rem; padding: .8rem; }
ol { list-style: none; margin: 0 0 .6rem; padding: 0; height: 22rem; overflow-y: auto; display: grid; gap: .4rem; align-content: start; }
li.message { max-width: 85%; padding: .4rem .6rem; border: 1px solid var(--line); border-radius: .6rem; overflow-wrap: anywhere; }
li.customer { justify-self: end; background: var(--own); }
small { color: var(--quiet); display: block; } .row { display: flex; flex-wrap: wrap; gap: .3rem; margin-top: .3rem; }
.row button { min-height: 1.9rem; padding: .1rem .5rem; font-size: .9rem; } .grow { flex: 1; min-width: 8rem; }
#problem { color: light-dark(#a3161e, #ff9c9c); min-height: 1.5rem; }`;

const script = `
const $ = (tag, members = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), members);
  node.append(...children);
  return node;
};
const problem = document.querySelector("#problem");
let last = "";
const act = async (name, body) => {
  const answer = await fetch("/emulator/" + name, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const { problem: why = "" } = await answer.json();
  problem.textContent = why;
  await show();
  return answer.ok;
};
const number = () => document.querySelector("#number").value;
const button = (text, label, onclick) => $("button", { type: "button", ariaLabel: label, onclick }, text);
const bubble = (phone, message) => {
  const words = message.deleted ? "deleted" : message.text || "[" + message.type + "]";
  const row = $("div", { className: "row" });
  for (const choice of message.choices) row.append(button(choice, "Choose " + choice, () => act("choose", { phone, message: message.id, choice })));
  if (message.from === "customer" && message.type === "text" && !message.deleted) {
    row.append(button("Edit", "Edit this message", () => { const text = prompt("New text", message.text); if (text) act("edit", { phone, message: message.id, text }); }));
    row.append(button("Delete", "Delete this message", () => act("delete", { phone, message: message.id })));
  }
  if (message.from !== "customer") {
    const emoji = message.reaction ? "" : "\\u{1F44D}";
    row.append(button(message.reaction ? "Take back " + message.reaction : emoji, message.reaction ? "Take back " + message.reaction : "React with a thumb", () => act("react", { phone, message: message.id, emoji })));
  }
  return $("li", { className: "message " + message.from }, words, $("small", {}, message.type + ", " + (message.more && message.more + ", ") + message.status + (message.from === "business app" ? ", from the phone app" : "")), row);
};
const card = (phone) => {
  const list = $("ol", { ariaLabel: "Messages", tabIndex: 0 }, ...phone.messages.filter((each) => each.numberId === number()).map((each) => bubble(phone.waId, each)));
  const text = $("input", { className: "grow", ariaLabel: "Message from +" + phone.waId, placeholder: "Message", required: true, id: "text-" + phone.waId });
  const form = $("form", { onsubmit: async (event) => { event.preventDefault(); if (await act("say", { phone: phone.waId, number: number(), text: text.value })) document.getElementById(text.id).value = ""; } }, text, $("button", { className: "main" }, "Send"));
  const more = $("div", { className: "row" }, ...["image", "audio", "document", "sticker", "location", "poll"].map((kind) => button(kind, "Send " + kind, () => act("send", { phone: phone.waId, number: number(), kind }))),
    button("Read all", "Read all messages", () => act("read", { phone: phone.waId, number: number() })),
    button("Stop marketing", "Stop marketing messages", () => act("stop", { phone: phone.waId, number: number() })),
    button("Answer from the app", "Answer from the app of the business", () => { const text = prompt("Text of the business"); if (text) act("echo", { phone: phone.waId, number: number(), text }); }));
  return $("section", { className: "phone", ariaLabel: "Phone +" + phone.waId }, $("h2", {}, phone.name + ", +" + phone.waId), $("small", { role: "status" }, phone.typing.includes(number()) ? "The business is typing" : ""), list, form, more);
};
const show = async () => {
  const text = await (await fetch("/emulator/state")).text();
  const chosen = number();
  if (text + chosen === last) return;
  last = text + chosen;
  const state = JSON.parse(text);
  const select = document.querySelector("#number");
  if (select.options.length === 0) select.append(...state.numbers.map(({ id, digits, name }) => $("option", { value: id }, name + ", +" + digits)));
  const codes = document.querySelector("#code");
  if (codes.options.length === 0) codes.append(...state.codes.map(({ code, title }) => $("option", { value: code, selected: code === 131042 }, code + " " + title)));
  const phones = document.querySelector("#phones");
  const { id: focused, ariaLabel } = document.activeElement ?? {};
  const focusedIn = document.activeElement?.closest("section")?.ariaLabel;
  const typed = Object.fromEntries([...phones.querySelectorAll("input")].map((each) => [each.id, each.value]));
  phones.replaceChildren(...state.phones.map(card));
  for (const [id, value] of Object.entries(typed)) if (document.getElementById(id)) document.getElementById(id).value = value;
  const section = [...phones.children].find((each) => each.ariaLabel === focusedIn);
  if (focused) document.getElementById(focused)?.focus();
  else [...(section?.querySelectorAll("button, ol") ?? [])].find((each) => each.ariaLabel === ariaLabel)?.focus();
  for (const list of phones.querySelectorAll("ol")) list.scrollTop = list.scrollHeight;
  const failed = state.callbacks.filter(({ answers }) => answers.length > 0 && !answers.includes(200)).length;
  const refusing = state.refusals.map(({ code, by }) => code + (by === "answer" ? " at once" : " by a callback"));
  document.querySelector("#standing").textContent = (state.callbackUrl ? "Callbacks go to " + state.callbackUrl + "." : "Callbacks go nowhere yet: connect a server with the printed values.") + (refusing.length > 0 ? " Messages of the business are refused: " + refusing.join(", ") + "." : "");
  document.querySelector("#callbacks").textContent = state.callbacks.length + " callbacks of late, " + failed + " not answered by 200.";
};
document.querySelector("#add").onsubmit = (event) => {
  event.preventDefault();
  const data = Object.fromEntries(new FormData(event.target));
  act("phone", { ...data, hidden: Boolean(data.hidden) }).then((isAdded) => {
    if (isAdded) for (const each of event.target.querySelectorAll("input:not([type=hidden])")) each.value = "";
  });
};
document.querySelector("#refuse").onsubmit = (event) => { event.preventDefault(); act("refuse", Object.fromEntries(new FormData(event.target))); };
document.querySelector("#clear").onclick = () => act("clear", {});
document.querySelector("#verify").onclick = async () => { await act("verify", {}); };
document.querySelector("#number").onchange = show;
show();
setInterval(show, 1000);`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cloud API emulator</title><style>${style}</style></head><body>
<header><h1>Cloud API emulator</h1><p>Phones that write to your business. Nobody real is contacted.</p>
<p id="standing" role="status"></p><p id="problem" role="alert"></p>
<form id="add"><label>Phone number<input name="phone" required placeholder="+491711234567" inputmode="tel"></label>
<label>Name<input name="name" placeholder="Ada"></label><label>Username, which hides the number<input name="username" placeholder="ada.l"></label>
<input type="hidden" name="hidden" value="1"><button class="main">Add phone</button>
<label>Business number<select id="number"></select></label></form></header>
<main><details><summary>Faults and callbacks</summary><p id="callbacks" role="status"></p>
<form id="refuse"><label>Refuse messages with<select id="code" name="code"></select></label>
<label>Told<select name="by"><option value="answer">at once</option><option value="callback">by a callback</option></select></label>
<button>Refuse</button><button type="button" id="clear">Accept again</button><button type="button" id="verify">Verify the address</button></form></details>
<div id="phones"></div></main><script>${script}</script></body></html>`;

const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
};

export const page = (): Response => new Response(html, { headers });
