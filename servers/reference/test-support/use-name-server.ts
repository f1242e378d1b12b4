/** Preloaded into a process: its names are looked up at the name server of NAME_SERVER. */
import { setServers } from "node:dns";

setServers([process.env["NAME_SERVER"] ?? ""]);
