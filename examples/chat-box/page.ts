/** The page with the box. It asks every second; yours may follow a stream. */
export const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Chat box</title>
<style>
  body { font: 16px/1.5 system-ui; max-width: 26rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  ol { list-style: none; padding: 0; min-height: 12rem } .visitor { text-align: right } form { display: flex; gap: .5rem }
  input { flex: 1; font: inherit; padding: .4rem } button { font: inherit; padding: .4rem .8rem }
</style>
<h1>Ask the shop</h1>
<p><label>Your number <input id="visitor" value="+15550100777" inputmode="tel"></label></p>
<ol id="lines" role="log" aria-label="Messages"></ol>
<form id="say"><label for="text" hidden>Message</label><input id="text" placeholder="Your question" required><button>Send</button></form>
<script>
  const at = () => "/messages?visitor=" + encodeURIComponent(document.querySelector("#visitor").value);
  const show = async () => {
    const answer = await fetch(at());
    if (!answer.ok) return;
    const lines = (await answer.json()).map(({ from, text }) => {
      const line = Object.assign(document.createElement("li"), { className: from, textContent: text });
      return line;
    });
    document.querySelector("#lines").replaceChildren(...lines);
  };
  document.querySelector("#say").onsubmit = async (event) => {
    event.preventDefault();
    const field = document.querySelector("#text");
    await fetch(at(), { method: "POST", body: field.value });
    field.value = "";
    await show();
  };
  setInterval(show, 1000);
</script></html>`;
