/** A name server on loopback that answers as told. */
import dgram from "node:dgram";
import { once } from "node:events";

/** The IPv4 addresses of a name; none if it is not there, and "silence" for no answer at all. */
export type Answer = readonly string[] | "silence";

export interface NameServer {
  /** Address and port, as `dns.setServers` takes it. */
  readonly address: string;
  /** Names in the order in which they were asked for, each once for every type of address. */
  readonly asked: string[];
  close(): void;
}

/** Header of an answer: response, recursion available, and one question. */
const headerOf = (query: Buffer, code: number, answers: number): Buffer => {
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x81_80 | code, 2);
  header.writeUInt16BE(answers, 6);
  header.writeUInt32BE(0, 8);
  return header;
};

/** Reads the name of a query's one question, its type, and where it ends. */
const questionOf = (query: Buffer): { readonly name: string; readonly type: number; readonly end: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join("."), type: query.readUInt16BE(at + 1), end: at + 5 };
};

const [noName, typeA] = [3, 1];

/** The name by its place in the query, type A, class IN, a minute to live, four bytes. */
const recordOf = (address: string): number[] =>
  [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4].concat(address.split(".").map(Number));

export const startNameServer = async (answerTo: (name: string) => Answer): Promise<NameServer> => {
  const socket = dgram.createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (query, { port, address }) => {
    const { name, type, end } = questionOf(query);
    asked.push(name);
    const answer = answerTo(name);
    if (answer === "silence") return;
    const question = query.subarray(12, end);
    const found = type === typeA ? answer : [];
    const header = headerOf(query, answer.length === 0 ? noName : 0, found.length);
    socket.send(Buffer.concat([header, question, Buffer.from(found.flatMap(recordOf))]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, asked, close: () => void socket.close() };
};
