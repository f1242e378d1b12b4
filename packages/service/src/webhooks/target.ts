import type { Predicate } from "../core/outcome.ts";

/**
 * Ports of databases, caches, queues and machine management. They may misread a request, or trust this service's
 * addresses. All are below 32768, since receivers in tests use ephemeral ports.
 */
const infrastructure = [
  // SQL Server, Oracle, MySQL, PostgreSQL and its poolers, CockroachDB, ClickHouse
  1433, 1434, 1521, 3306, 5432, 5433, 6432, 8123, 26257,
  // Redis, memcached, MongoDB, CouchDB, Cassandra, Neo4j, InfluxDB, Elasticsearch, RethinkDB
  6379, 6380, 26379, 11211, 27017, 27018, 27019, 28017, 5984, 7000, 7001, 7199, 9042, 7474, 7687, 8086, 9200, 9300,
  28015,
  // ZooKeeper, etcd, Consul, RabbitMQ and Erlang, Kafka
  2181, 2379, 2380, 8500, 4369, 5671, 5672, 15672, 9092,
  // Docker, Kubernetes, remote desktops, Windows Remote Management
  2375, 2376, 6443, 10250, 10255, 3389, 5900, 5901, 5985, 5986,
];

/** Ports of protocols that may misread a request: the "bad ports" of the Fetch standard. */
const otherProtocols = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

const refusedPorts: ReadonlySet<number> = new Set([...infrastructure, ...otherProtocols]);

/** Ports below 1024 belong to well-known services; receivers use only 80 and 443. */
const isRefused = (port: number): boolean => (port < 1_024 ? port !== 80 && port !== 443 : refusedPorts.has(port));

const maxLength = 2_048;

/** Explains why a URL is refused before its host is looked up, in words about it; null if it is acceptable. */
export const problemOfTarget = (text: string): Predicate | null => {
  if (!URL.canParse(text)) return "must be an absolute URL";
  const { protocol, username, password, port } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return "must be an http or https URL";
  if (username !== "" || password !== "") return "must not have a user name or password";
  if (isRefused(Number(port || "80")))
    return `must not use port ${port}, which belongs to another protocol; 443 is usual`;
  const plain = plainTarget(text);
  return plain !== text && plain.length > maxLength
    ? `must have at most ${maxLength} characters when it is normalized`
    : null;
};

/** Returns the host as spelled, without port; undefined if the URL begins differently. */
const spelledHost = (text: string): string | undefined =>
  /^https?:\/\/(?:[^/?#\\@]*@)?(\[[^\]]*\]|[^/?#\\:@]*)(?::\d*)?(?:[/?#]|$)/i.exec(text)?.[1];

const withoutDot = (host: string): string => host.toLowerCase().replace(/\.$/, "");

/**
 * Normalizes a URL whose host is not spelled as it is looked up. Places are counted by the stored host, so each spelling
 * would count separately.
 */
export const plainTarget = (text: string): string => {
  const { hostname, href } = new URL(text);
  const spelled = spelledHost(text);
  if (spelled === undefined || withoutDot(spelled) !== withoutDot(hostname)) return href;
  return text.replace(/^https?/i, (scheme) => scheme.toLowerCase());
};
