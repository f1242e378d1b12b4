import { connect } from "node:net";

/** Sends exactly these bytes, and reads until the server closes. */
export const raw = (url: string, lines: readonly string[], body = "", connection = "close"): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => (answer += chunk));
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
    socket.write(Buffer.from(`${lines.join("\r\n")}\r\nConnection: ${connection}\r\n\r\n${body}`, "latin1"));
  });
