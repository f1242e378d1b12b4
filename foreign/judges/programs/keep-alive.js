/** `node --import`: servers keep idle connections, so that none closes one while the suite sends its next request on it. */
import { Server } from "node:net";

const { listen } = Server.prototype;

Server.prototype.listen = function (...given) {
  this.keepAliveTimeout = 0;
  return listen.apply(this, given);
};
